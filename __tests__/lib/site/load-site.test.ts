import { loadSite } from '@/lib/site/load-site';
import { testMistakes } from '@/__tests__/support/content-copy';

testMistakes(
  'site.yaml',
  loadSite,
  `
brandLine: => brandline: => brandline: one of name, description
facebook: https:// => facebook: www. => social.facebook: an address that starts with https://
`,
);
