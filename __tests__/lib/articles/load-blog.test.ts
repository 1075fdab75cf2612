import { loadBlogPage } from '@/lib/articles/load-blog';
import { testMistakes } from '@/__tests__/support/content-copy';

testMistakes(
  'blog.yaml',
  loadBlogPage,
  `
image: lagoon => image: lagoons => tiles.0.image: a key of content/pictures.yaml; did you mean 'lagoon'?
, purse] => ] => gridPictures: a list of twelve picture keys
date: '2024-05-02' => date: '2024-06-31' => sampleComments.0.date: a date of the calendar as YYYY-MM-DD
  - id: 2 =>   - id: 1 => sampleComments.1.id: 2, its place in the list
action: null => action: ftp://letters.example => newsletter.action: an address that starts with https://
`,
);
