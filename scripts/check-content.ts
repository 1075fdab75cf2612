import { reviewContent } from '@/lib/content/check';
import { formatFinding, type Finding } from '@/lib/content/finding';
import { withOutlineCache } from '@/lib/content/outline-cache';
import { CONTENT_DIRECTORY } from '@/lib/content/read-files';
import { localCalendarDate } from '@/lib/dates';
import { runCommand } from './command';

const count = (findings: readonly Finding[], one: string, many: string) =>
  `${findings.length} ${findings.length === 1 ? one : many}`;

function list(title: string, findings: readonly Finding[]): readonly string[] {
  return findings.length > 0 ? [`${title}:`, ...findings.map(formatFinding), ''] : [];
}

await runCommand(
  {
    usage: 'npm run check:content -- [options]',
    summary:
      'Checks every file in content/ and tells each mistake with file, line, column and field, and what to write instead.\n' +
      'Errors stop a build (exit code 1); advice does not.',
    options: {
      json: {
        type: 'boolean',
        help: 'print { "errors": […], "advice": […] } for tools; see Finding in lib/content',
      },
      'errors-only': { type: 'boolean', help: 'print nothing but errors, as the build does' },
    },
  },
  ({ values }) => {
    const { errors, advice } = withOutlineCache('node_modules/.cache/farewind', (outline) =>
      reviewContent(CONTENT_DIRECTORY, localCalendarDate(new Date()), 'public', outline),
    );
    if (errors.length > 0) process.exitCode = 1;
    if (values.json) {
      console.log(JSON.stringify({ errors, advice }, undefined, 2));
      return;
    }
    const report = [
      ...list('Errors', errors),
      ...(values['errors-only'] ? [] : list('Advice', advice)),
      `${count(errors, 'error', 'errors')}, ${count(advice, 'piece of advice', 'pieces of advice')}`,
    ].join('\n');
    if (errors.length > 0) console.error(report);
    else if (!values['errors-only']) console.log(report);
  },
);
