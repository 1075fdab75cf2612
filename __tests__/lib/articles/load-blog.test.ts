import { loadBlogPage } from '@/lib/articles/load-blog';
import { testMistakes } from '@/__tests__/support/content-copy';

testMistakes(
  'blog.yaml',
  loadBlogPage,
  `
image: lagoon => image: lagoons => tiles.0.image: a key of content/pictures.yaml; did you mean 'lagoon'?
image: lagoon => slug: nowhere, image: lagoon => tiles.0.slug: the slug of an article in content/blog
, purse] => ] => gridPictures: a list of twelve picture keys
date: '2024-05-02' => date: '2024-06-31' => sampleComments.0.date: a date of the calendar as YYYY-MM-DD
  - id: 2 =>   - id: 1 => sampleComments.1.id: 2, its place in the list
{ provider: none } => { provider: pigeon } => newsletter.service.provider: { provider: … } with none, feeds, buttondown
{ provider: none } => { provider: other, action: ftp://letters.example, emailField: e } => newsletter.service.action: an address that starts with https://
{ provider: none } => { provider: mailchimp, action: https://a.list-manage.com/subscribe/post?u=1 } => newsletter.service.action: the action of the form that Mailchimp shows
{ provider: none } => { provider: kit, form: abc } => newsletter.service.form: the number in the address of the form
`,
);
