import { HtmlValidate, type ConfigData } from 'html-validate';
import { pages } from './pages';

const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  elements: [
    'html5',
    // styled-components puts the styles of a part right before it. Browsers allow that; inside lists and tables it is
    // a mistake, and there it stays one.
    { style: { metadata: true, flow: true, phrasing: true } },
  ],
  rules: {
    // How React and remark write attributes and void elements; it means the same to every parser.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    // The height of a widget's frame; see lib/site/content-security-policy.ts.
    'no-inline-style': 'off',
    // Advice on length is for search results, which shorten by themselves; the name of the site is at the end.
    'long-title': 'off',
    // React's own marker has the id '_R_'.
    'valid-id': ['error', { relaxed: true }],
    // Safari drops list semantics from lists without markers; role="list" gives them back.
    'no-redundant-role': 'off',
    'prefer-native-element': [
      'error',
      {
        exclude: [
          'list',
          // The box around a table is named only for those who scroll it; remark-html knows no <section>.
          'region',
        ],
      },
    ],
  },
};

const validator = new HtmlValidate(config);

test.each(pages.map((page) => [page.file, page.html]))('%s is valid HTML', (_, html) => {
  const { results } = validator.validateStringSync(html);
  const messages = results.flatMap((result) => result.messages);
  expect(
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  ).toEqual([]);
});
