import { loadAirports } from '@/lib/deals/load-airports';
import { testMistakes } from '@/__tests__/support/content-copy';

testMistakes(
  'airports.yaml',
  loadAirports,
  `
code: NHA => code: NHV => 1.code: each code once
code: NHA => code: NHAX => 1.code: three capital letters, such as LON
`,
);
