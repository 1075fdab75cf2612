import { misspelledVariables } from '@/lib/lint/misspelled-variables';

test('a name in .env that is nearly that of a variable is reported with its line, others are not', () => {
  const env = { HSTS_MAXAGE: '31536000', OTHER_PROGRAM: '1', FERRYBUS_RFE: 'a', FERRYBUS_REF: 'b', HOST: '' };
  const lines = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const contents = ['# Security', ...lines].join('\n');
  expect(misspelledVariables([{ path: '/site/.env', contents, env }])).toEqual([
    ".env:2: 'HSTS_MAXAGE' is no variable of the site; did you mean 'HSTS_MAX_AGE'?",
    ".env:4: 'FERRYBUS_RFE' is no variable of the site; did you mean 'FERRYBUS_REF'?",
  ]);
});
