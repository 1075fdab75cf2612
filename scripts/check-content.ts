import { checkContent } from '@/lib/content/check';
import { ContentError } from '@/lib/content/finding';
import { CONTENT_DIRECTORY } from '@/lib/content/read-files';

// Runs before every build: Next would tell the same mistakes one page at a time, below a stack trace.
const findings = checkContent(CONTENT_DIRECTORY);
if (findings.length > 0) {
  console.error(new ContentError(findings).message);
  process.exitCode = 1;
}
