import { checkArticles } from '@/lib/content/check';
import { ContentError } from '@/lib/content/finding';
import { currentEdition, describeEdition } from '@/lib/content/published';
import { CONTENT_DIRECTORY } from '@/lib/content/read-files';

// Runs before every build: Next would tell the same mistakes one page at a time, below a stack trace.
const edition = currentEdition();
const { value, findings } = checkArticles(CONTENT_DIRECTORY, edition);
if (findings.length > 0) {
  console.error(new ContentError(findings).message);
  process.exitCode = 1;
} else console.log(describeEdition(value, edition));
