import { loadPictures } from '@/lib/site/pictures';
import { testMistakes } from '@/__tests__/support/content-copy';

testMistakes(
  'pictures.yaml',
  loadPictures,
  `
id: 1500000000002-0a1b2c3d4e52 => id: lagoon.jpg => lagoon.id: the photo's id at the photo host
alt: An open purse => alt: '' => purse.alt: what the picture shows, in a few words
drawing: money => drawing: purse => purse.drawing: one of
`,
);
