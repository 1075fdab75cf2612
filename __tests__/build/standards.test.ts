import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import jsonFeedSchema from 'jsonfeed-schema/schema-v1.1.json';
import { validateXML } from 'xmllint-wasm';
import { OUT } from './pages';

/** What machines read, held against the published schemas of their formats. RSS has none, and Atom's is in a form nothing here reads. */

const read = (file: string) => readFileSync(path.join(OUT, file), 'utf8');

test('the JSON Feed is valid against the schema of its version', () => {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  const validate = ajv.compile(jsonFeedSchema);
  validate(JSON.parse(read('blog/feed.json')));
  expect(validate.errors).toBeNull();
});

test('the sitemap is valid against the schema of sitemaps.org', async () => {
  const { valid, errors } = await validateXML({
    xml: { fileName: 'sitemap.xml', contents: read('sitemap.xml') },
    schema: readFileSync('node_modules/sitemap/schema/sitemap.xsd', 'utf8'),
  });
  expect(errors).toEqual([]);
  expect(valid).toBe(true);
});
