import { bodyOf, findingsOf, importFolder, PNG, single } from './import-folder';

/*
 * A site of each system, in words of our own, from its folder to the article.
 */

const told = (found: readonly string[], part: string) =>
  expect(found).toContainEqual(expect.stringContaining(part));

describe('Jekyll', () => {
  const files = {
    '_config.yml': 'url: https://old.example\nbaseurl: /walks\n',
    '_posts/2019-05-12-harbor-at-dawn.md': [
      '---',
      'layout: post',
      'title: "Harbor at dawn"',
      'description: Boats before breakfast.',
      'author: Pip Underhill',
      'categories: [trains]',
      'tags: [harbor, early]',
      'image: /assets/lead.png',
      '---',
      '* TOC',
      '{:toc}',
      '',
      '# Harbor at dawn',
      '',
      'We woke early, as in [the other story]({% post_url 2019-06-01-night-bus %}).{: .lead}',
      '',
      '### The pier',
      '',
      '{% include figure.html src="/assets/pier.png" alt="A wooden pier" caption="The pier at six" %}',
      '',
      '![IMG_0042]({{ site.baseurl }}/assets/boat.png)',
      '',
      '{% if site.ads %}',
      'The fishermen wave.',
      '{% endif %}',
      '',
      '{% youtube aBcDeFgHiJk %}',
      '',
    ].join('\n'),
    '_posts/2019-06-01-night-bus.md':
      '---\ntitle: Night bus\n---\nA bus. See [dawn](/walks/trains/2019/05/12/harbor-at-dawn.html).\n',
    'assets/lead.png': PNG,
    'assets/pier.png': PNG,
    'assets/boat.png': PNG,
  };
  const { system, articles, pictures } = importFolder(files);
  const [dawn, bus] = articles;

  test('maps the fields', () => {
    expect(system).toBe('Jekyll');
    expect(dawn?.text).toContain(
      'title: Harbor at dawn\nslug: harbor-at-dawn\nexcerpt: Boats before breakfast.\nauthor: Pip Underhill\npublishDate: 2019-05-12\ncategory: Transportation\ntags: [harbor, early, trains]\nimage: harbor-at-dawn/lead.png\nimageAlt: What does this picture show?\ndraft: true\nredirectFrom: [/trains/2019/05/12/harbor-at-dawn]\n',
    );
    told(findingsOf(dawn!), "6 category: 'Transportation' is proposed because of 'trains'");
  });

  test('maps headings, pictures, includes, links and films', () => {
    expect(bodyOf(dawn!)).toBe(
      [
        'We woke early, as in [the other story](/blog/night-bus).',
        '## The pier',
        '![A wooden pier](/pictures/harbor-at-dawn/pier.png "The pier at six")',
        '![What does this picture show?](/pictures/harbor-at-dawn/boat.png)',
        'The fishermen wave.',
        '::youtube[What does this video show?]{#aBcDeFgHiJk}\n',
      ].join('\n\n'),
    );
    expect(bodyOf(bus!)).toContain('[dawn](/blog/harbor-at-dawn)');
    expect([...pictures.keys()].sort()).toEqual(
      ['boat', 'lead', 'pier'].map((name) => `harbor-at-dawn/${name}.png`),
    );
  });

  test('tells what was left out and what is to be written', () => {
    told(findingsOf(dawn!), "23 component: '{% if site.ads %}' is code of the other system and was left out");
    told(findingsOf(dawn!), "21 alt: 'boat.png' has no description (only 'IMG_0042')");
    told(
      findingsOf(bus!),
      "excerpt: there is none; write one instead of 'Night bus, in short.'. The text begins: 'A bus. See dawn.'",
    );
    told(
      findingsOf(bus!),
      "author: no author named here is in content/authors.yaml; 'Zoë Ångström' was used",
    );
  });
});

describe('Hugo', () => {
  const article = (head: string) => ({
    'hugo.toml': 'baseURL = "https://old.example/"\n[permalinks]\nposts = "/:year/:slug/"\n',
    'content/posts/lake/index.en.md': [
      head,
      'A lake {{< unknown "x" >}} in the hills.',
      '',
      '{{< figure src="shore.png" alt="The shore"',
      '  caption="Stones at the *shore*" >}}',
      '',
      '{{< notice tip >}}',
      'Take **good** shoes.',
      '{{< /notice >}}',
      '',
      '{{% stage title="Day one" %}}',
      '',
      '- A bed',
      '- A view',
      '',
      '{{% /stage %}}',
      '',
      '{{< gallery match="walk*" >}}',
      '',
      'In code: `{{< figure >}}`. See [the pass]({{< relref "pass.md" >}}).[^1]',
      '',
      '[^1]: It is closed in winter.',
      '',
    ].join('\n'),
    'content/posts/lake/index.de.md': '---\ntitle: Ein See\n---\nEin See.\n',
    'content/posts/pass.md':
      '---\ntitle: A pass\ndate: 2020-07-01\n---\nUp. Back to [the lake](/2020/lake/).\n',
    'content/about/index.md': '---\ntitle: About\n---\nMe.\n',
    'content/posts/lake/shore.png': PNG,
    'content/posts/lake/walk-1.png': PNG,
    'content/posts/lake/walk-2.png': PNG,
  });
  const toml =
    '+++\ntitle = "A lake"\ndate = 2020-06-01\ntags = ["lakes"]\naliases = ["/blog/old-lake/"]\n+++';
  const yaml =
    '---\ntitle: A lake\ndate: 2020-06-01T08:00:00+02:00\ntags: [lakes]\naliases: [/blog/old-lake/]\n---';
  const json =
    '{\n"title": "A lake", "date": "2020-06-01", "tags": ["lakes"], "aliases": ["/blog/old-lake/"]\n}';

  test.each([
    ['TOML', toml],
    ['YAML', yaml],
    ['JSON', json],
  ])('reads fields in %s', (_, head) => {
    const { articles, skipped } = importFolder(article(head));
    expect(articles.map(({ slug }) => slug)).toEqual(['lake', 'pass']);
    expect(articles[0]?.text).toMatch(
      /title: A lake\n[^]*publishDate: 2020-06-01\n[^]*tags: \[lakes\]\n[^]*redirectFrom: \[\/2020\/lake, old-lake\]\n/,
    );
    expect(skipped).toEqual([
      { file: 'content/about/index.md', reason: 'is a page, not an article' },
      {
        file: 'content/posts/lake/index.de.md',
        reason: 'is content/posts/lake/index.en.md in another language',
      },
    ]);
  });

  test('maps shortcodes, and leaves those in code alone', () => {
    const [lake, pass] = importFolder(article(toml)).articles;
    expect(bodyOf(lake!)).toBe(
      [
        'A lake in the hills.',
        '![The shore](/pictures/lake/shore.png "Stones at the *shore*")',
        ':::tip\nTake **good** shoes.\n:::',
        '**Day one**',
        '- A bed\n- A view',
        ':::gallery\n![What does this picture show?](/pictures/lake/walk-1.png)',
        '![What does this picture show?](/pictures/lake/walk-2.png)\n:::',
        'In code: `{{< figure >}}`. See [the pass](/blog/pass).[^1]',
        '[^1]: It is closed in winter.\n',
      ].join('\n\n'),
    );
    told(findingsOf(lake!), "7 component: 'unknown' is not known here and was left out: 'x'");
    expect(bodyOf(pass!)).toContain('[the lake](/blog/lake)');
  });
});

describe('Astro', () => {
  test('reads MDX without its code', () => {
    const article = single({
      'astro.config.mjs': "export default { site: 'https://old.example' };",
      'src/content/blog/dunes.mdx': [
        '---',
        'title: Dunes',
        'pubDate: "Feb 3 2024"',
        'description: Sand.',
        'heroImage: ../../assets/dunes.png',
        'heroImageAlt: Dunes at noon',
        '---',
        "import { Image } from 'astro:assets';",
        "import dunes from '../../assets/dunes.png';",
        "import camel from '../../assets/camel.png';",
        '',
        'The wind {"never"} stops. {/* not for readers */}',
        '',
        '<Image src={camel} alt="A camel" />',
        '',
        '<Callout type="warning">',
        '  Drink **water**.',
        '</Callout>',
        '',
        '<Carousel images={[{ src: dunes, alt: "Dunes again" }, { src: camel, alt: "The camel" }]} />',
        '',
        '<Weather city="Douz" />',
        '',
        '{posts.map((post) => post.title)}',
        '',
        '<p>An old <em>paragraph</em>.</p>',
        '',
      ].join('\n'),
      'src/assets/dunes.png': PNG,
      'src/assets/camel.png': PNG,
    });
    expect(bodyOf(article)).toBe(
      [
        'The wind never stops.',
        '![A camel](/pictures/dunes/camel.png)',
        ':::warning\nDrink **water**.\n:::',
        ':::gallery\n![Dunes again](/pictures/dunes/dunes.png)',
        '![The camel](/pictures/dunes/camel.png)\n:::',
        'An old _paragraph_.\n',
      ].join('\n\n'),
    );
    told(findingsOf(article), "22 component: 'Weather' is not known here and was left out: 'city=Douz'");
    told(findingsOf(article), "24 code: '{posts.map((post) => post.title)}' is code and was left out");
  });
});

describe('Gatsby', () => {
  test('reads films in code, HTML and Markdown in HTML', () => {
    const article = single({
      'gatsby-config.js': "module.exports = { siteMetadata: { siteUrl: 'https://old.example' } };",
      'blog/2018-02-01-ferry/index.md': [
        '---',
        'path: /ferry-trip',
        'date: "2018-02-01"',
        'title: The ferry',
        'author: Somebody Else',
        'states:',
        '  - CA',
        '---',
        '',
        '`youtube: aBcDeFgHiJk`',
        '',
        '<figure>',
        '  ![deck](./deck.png)',
        '  <figcaption>On deck, photo by <a href="https://example.org/">a friend</a></figcaption>',
        '</figure>',
        '',
        '<div style={{marginTop: "-2em"}}>Late again.<br><br>And cold.</div>',
        '',
        '1. Ticket ![ticket](gone.png) bought',
        '2. Bags stowed',
        '',
      ].join('\n'),
      'blog/2018-02-01-ferry/deck.png': PNG,
    });
    expect(article.slug).toBe('ferry-trip');
    expect(bodyOf(article)).toBe(
      [
        '::youtube[What does this video show?]{#aBcDeFgHiJk}',
        '![What does this picture show?](/pictures/ferry-trip/deck.png)',
        'On deck, photo by [a friend](https://example.org/)',
        'Late again.',
        'And cold.',
        '1. Ticket bought\n2. Bags stowed\n',
      ].join('\n\n'),
    );
    told(findingsOf(article), '6 fields: no field here for states (1 entries)');
    told(findingsOf(article), "5 author: 'Somebody Else' is not in content/authors.yaml");
    told(findingsOf(article), "19 picture: 'gone.png' is not in the folder; it said 'ticket'");
  });
});

describe('WordPress', () => {
  const item = (fields: string, content: string) => `<item>${fields}
<content:encoded><![CDATA[${content}]]></content:encoded></item>`;
  const wxr = (...items: readonly string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><wp:base_blog_url>https://old.example</wp:base_blog_url>
<wp:author><wp:author_login><![CDATA[ada]]></wp:author_login><wp:author_display_name><![CDATA[Ada Quill]]></wp:author_display_name></wp:author>
${items.join('\n')}</channel></rss>`;
  const attachment = (
    id: number,
    name: string,
    alt: string,
  ) => `<item><title>${name}</title><wp:post_id>${id}</wp:post_id>
<excerpt:encoded><![CDATA[Caption of ${name}]]></excerpt:encoded><wp:post_type>attachment</wp:post_type><wp:status>inherit</wp:status>
<wp:attachment_url>https://old.example/wp-content/uploads/2021/05/${name}</wp:attachment_url>
<wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value><![CDATA[${alt}]]></wp:meta_value></wp:postmeta></item>`;
  const fields = (
    title: string,
    name: string,
    type = 'post',
    status = 'publish',
  ) => `<title>${title}</title><link>https://old.example/2021/05/${name}/</link>
<dc:creator>ada</dc:creator><wp:post_date>2021-05-04 10:00:00</wp:post_date><wp:post_name>${name}</wp:post_name><wp:post_type>${type}</wp:post_type><wp:status>${status}</wp:status>
<category domain="category" nicename="tips"><![CDATA[Tips &amp; more]]></category><category domain="post_tag" nicename="sea"><![CDATA[sea]]></category>`;
  const classic = `First paragraph
with a second line [sic].

[caption id="attachment_7" align="alignnone" width="300"]<a href="https://old.example/wp-content/uploads/2021/05/cove.png"><img src="https://old.example/wp-content/uploads/2021/05/cove-300x200.png" alt="A cove" /></a> The cove[/caption]

[gallery ids="7,8"]

<strong>Bold </strong>words, see <a href="https://old.example/2021/05/blocks/">the blocks</a>.

https://www.youtube.com/watch?v=aBcDeFgHiJk

[contact-form-7 id="12" title="Write to us"]`;
  const blocks = `<!-- wp:paragraph --><p>A block.</p><!-- /wp:paragraph -->
<!-- wp:gallery {"linkTo":"none"} --><figure class="wp-block-gallery"><ul><li><figure><img src="https://old.example/wp-content/uploads/2021/05/cove.png" alt="Cove"/><figcaption>One</figcaption></figure></li><li><figure><img src="https://old.example/wp-content/uploads/2021/05/reef.png" alt="Reef"/></figure></li></ul></figure><!-- /wp:gallery -->
<!-- wp:latest-posts {"postsToShow":3} /-->
<!-- wp:table --><figure class="wp-block-table"><table><thead><tr><th>Bus</th><th>Price</th></tr></thead><tbody><tr><td>7</td><td>2</td></tr></tbody></table><figcaption>Prices</figcaption></figure><!-- /wp:table -->`;
  const files = {
    'export.xml': wxr(
      item(fields('Two &amp; a cove', 'two-coves'), classic),
      item(fields('Blocks', 'blocks'), blocks),
      item(fields('Imprint', 'imprint', 'page'), 'Us.'),
      item(fields('Gone', 'gone', 'post', 'trash'), 'No.'),
      attachment(7, 'cove.png', 'The cove from above'),
      attachment(8, 'reef.png', ''),
    ),
    'wp-content/uploads/2021/05/cove.png': PNG,
    'wp-content/uploads/2021/05/reef.png': PNG,
  };
  const { system, articles, skipped } = importFolder(files);

  test('maps fields and passes over what is no article', () => {
    expect(system).toBe('WordPress');
    expect(articles[0]?.text).toContain(
      'title: Two & a cove\nslug: two-coves\nexcerpt: Two & a cove, in short.\nauthor: Ada Quill\npublishDate: 2021-05-04\ncategory: Travel Tips\ntags: [sea, Tips & more]\n',
    );
    expect(skipped.map(({ reason }) => reason)).toEqual([
      'is a page, not an article',
      "has the status 'trash'",
    ]);
  });

  test('maps the old editor: paragraphs, captions, galleries, films', () => {
    expect(bodyOf(articles[0]!)).toBe(
      [
        'First paragraph\\\nwith a second line \\[sic].',
        '![A cove](/pictures/two-coves/cove.png "The cove")',
        ':::gallery\n![The cove from above](/pictures/two-coves/cove.png "Caption of cove.png")',
        '![What does this picture show?](/pictures/two-coves/reef.png "Caption of reef.png")\n:::',
        '**Bold** words, see [the blocks](/blog/blocks).',
        '::youtube[What does this video show?]{#aBcDeFgHiJk}',
        'Write to us\n',
      ].join('\n\n'),
    );
  });

  test('maps blocks: galleries, tables, and those that WordPress fills in', () => {
    expect(bodyOf(articles[1]!)).toBe(
      [
        'A block.',
        ':::gallery\n![Cove](/pictures/two-coves/cove.png "One")',
        '![Reef](/pictures/two-coves/reef.png)\n:::',
        '| Bus | Price |\n| --- | ----- |\n| 7   | 2     |',
        'Prices\n',
      ].join('\n\n'),
    );
    told(findingsOf(articles[1]!), 'is generated by WordPress and was left out');
  });
});
