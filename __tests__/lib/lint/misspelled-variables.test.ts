import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { misspelledVariables } from '@/lib/lint/misspelled-variables';
import { contentCopy } from '@/__tests__/support/content-copy';

const CONTENT = process.env.CONTENT_DIRECTORY;
afterEach(() => {
  process.env.CONTENT_DIRECTORY = CONTENT;
});

test('a name in .env that is nearly that of a variable is reported with its line, others are not', () => {
  const env = { HSTS_MAXAGE: '31536000', OTHER_PROGRAM: '1', FERRYBUS_RFE: 'a', FERRYBUS_REF: 'b', HOST: '' };
  const lines = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const contents = ['# Security', ...lines].join('\n');
  expect(misspelledVariables([{ path: '/site/.env', contents, env }])).toEqual([
    ".env:2: 'HSTS_MAXAGE' is no variable of the site; did you mean 'HSTS_MAX_AGE'?",
    ".env:4: 'FERRYBUS_RFE' is no variable of the site; did you mean 'FERRYBUS_REF'?",
  ]);
});

test('while the partners cannot be read, no name is reported, because the names of their accounts are unknown', () => {
  const directory = contentCopy();
  writeFileSync(path.join(directory, 'partners.yaml'), 'partners: none\n');
  process.env.CONTENT_DIRECTORY = directory;
  const env = { HSTS_MAXAGE: '31536000' };
  expect(misspelledVariables([{ path: '/site/.env', contents: 'HSTS_MAXAGE=31536000', env }])).toEqual([]);
});
