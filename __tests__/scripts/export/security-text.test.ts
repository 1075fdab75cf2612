import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentCopy } from '@/__tests__/support/content-copy';
import { temporaryFolder } from '@/__tests__/support/temporary-folder';
import { filesBelow } from '@/lib/source/read-files';
import { securityText, writeSecurityText } from '@/scripts/export/security-text';

test('names the contact, where it stands, and a day less than a year ahead on which it ends', () => {
  const text = securityText('https://www.example.com/contact', new Date('2026-11-22T13:00:00Z'));
  expect(text.split('\n')).toEqual([
    'Contact: https://www.example.com/contact',
    'Expires: 2027-11-17T00:00:00Z',
    'Preferred-Languages: en',
    expect.stringMatching(/^Canonical: https?:.*\/\.well-known\/security\.txt$/),
    '',
  ]);
});

describe('a site', () => {
  const variables = { ...process.env };
  let site: string;
  beforeEach(() => {
    site = temporaryFolder();
    const content = contentCopy();
    appendFileSync(path.join(content, 'site.yaml'), '\nsupportPage: house-rules\n');
    Object.assign(process.env, {
      CONTENT_DIRECTORY: content,
      SITE_URL: 'https://wayfarer.example',
      SOURCE_DATE_EPOCH: String(Date.UTC(2026, 10, 22) / 1000),
    });
  });
  afterEach(() => void (process.env = { ...variables }));

  test('at the root of its host names the page of its support', () => {
    writeSecurityText(site);
    expect(filesBelow(site)).toEqual(['.well-known/security.txt']);
    expect(readFileSync(path.join(site, '.well-known/security.txt'), 'utf8')).toMatch(
      /^Contact: https:\/\/wayfarer\.example\/house-rules\nExpires: 2027-11-17T/,
    );
  });

  test('has it beside the other files that hosts are asked for there', () => {
    const other = path.join(site, '.well-known/assetlinks.json');
    mkdirSync(path.dirname(other));
    writeFileSync(other, '[]');
    writeSecurityText(site);
    expect(filesBelow(site)).toEqual(['.well-known/assetlinks.json', '.well-known/security.txt']);
  });

  test('below a folder of its host, or without a page of support, has none', () => {
    process.env.BASE_PATH = '/travel';
    writeSecurityText(site);
    delete process.env.BASE_PATH;
    process.env.CONTENT_DIRECTORY = variables.CONTENT_DIRECTORY;
    writeSecurityText(site);
    expect(filesBelow(site)).toEqual([]);
  });
});
