import { counted } from '@/lib/source/counted';
import { formatDiagnostic, type Diagnostic } from '@/lib/source/diagnostic';
import { describeArticles } from '@/lib/articles/published';
import { currentBuildContext } from '@/lib/site/build-context';
import { contentDirectory } from '@/lib/site/memoize';
import { loadPartners } from '@/lib/site/load-partners';
import { listStandIns } from '@/lib/deals/stand-ins';
import { runCommand, UserError } from './command/command';
import { githubAnnotations } from './command/github-annotations';
import { loadEnvironment } from './command/load-environment';
import { standInsTable } from './partners/stand-ins-table';
import { reviewWithPictures } from './pictures/review-with-pictures';

function list(title: string, diagnostics: readonly Diagnostic[]): readonly string[] {
  return diagnostics.length > 0 ? [`${title}:`, ...diagnostics.map(formatDiagnostic), ''] : [];
}

loadEnvironment();
await runCommand(
  {
    usage: 'npm run check:content -- [options]',
    summary:
      'Checks every file in content/ and lists each error with file, line, column and field, and what to write instead. ' +
      'Errors stop a build (exit code 1); warnings do not. Also lists the stand-ins in use.',
    options: {
      json: {
        type: 'boolean',
        help: 'print { "errors": […], "warnings": […] } for tools; see Diagnostic in lib/source',
      },
      format: {
        type: 'string',
        value: 'name',
        help: 'github: print annotations for a GitHub workflow',
      },
    },
  },
  async ({ values: { format, json } }) => {
    if (format !== undefined && format !== 'github')
      throw new UserError(`--format is '${String(format)}'; expected github`);
    const buildContext = currentBuildContext();
    const { articles, errors, warnings } = await reviewWithPictures(contentDirectory(), buildContext);
    if (errors.length > 0) process.exitCode = 1;
    if (format === 'github') {
      for (const line of githubAnnotations(errors, warnings)) console.log(line);
      return;
    }
    if (json) {
      console.log(JSON.stringify({ errors, warnings }, undefined, 2));
      return;
    }
    const report = [
      ...list('Errors', errors),
      ...list('Warnings', warnings),
      `${counted(errors.length, 'error')}, ${counted(warnings.length, 'warning')}`,
    ];
    if (errors.length > 0) console.error(report.join('\n'));
    else
      console.log(
        [
          ...report,
          describeArticles(articles, buildContext),
          ...standInsTable(listStandIns(loadPartners())),
        ].join('\n'),
      );
  },
);
