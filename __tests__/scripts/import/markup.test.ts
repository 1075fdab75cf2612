import { convert, html, markdown, mdx } from './convert';

/*
 * Markup of other systems, each by itself: what readers see of it here.
 */

describe('boxes', () => {
  test.each([
    ['tip', 'tip'],
    ['hint', 'tip'],
    ['success', 'tip'],
    ['pro-tip', 'tip'],
    ['warning', 'warning'],
    ['danger', 'warning'],
    ['caution', 'warning'],
    ['error', 'warning'],
    ['important', 'warning'],
    ['attention', 'warning'],
    ['note', 'note'],
    ['info', 'note'],
    ['whatever', 'note'],
  ])('a %s is a %s', (kind, ours) => {
    expect(markdown(`:::${kind}\nWords.\n:::`)).toBe(`:::${ours}\nWords.\n:::`);
  });

  test.each([
    ['::: tip Go  early\nWords.\n:::', ':::tip[Go early]\nWords.\n:::'],
    [':::tip[Go early]{icon="x"}\nWords.\n:::', ':::tip[Go early]\nWords.\n:::'],
    [':::details\nWords.\n:::', ':::details[Details]\nWords.\n:::'],
    [':::details[More]\n\nOne.\n\nTwo.\n\n:::', ':::details[More]\nOne.\n\nTwo.\n:::'],
    ['> [!HINT]\n> Words', ':::tip\nWords\n:::'],
    ['> [!WARNING]\n> One\n>two', ':::warning\nOne two\n:::'],
    ['> [!tip]- Go early\n> Words.\n\nAfter.', ':::tip[Go early]\nWords.\n:::\n\nAfter.'],
    ['>[!tip]+ Go early\n>Words.', ':::tip[Go early]\nWords.\n:::'],
    ['??? tip\n    Words.\n', ':::tip\nWords.\n:::'],
    ['???+ tip "Go early"\n\tWords.\n', ':::tip[Go early]\nWords.\n:::'],
    ['!!! tip ""\n    Words.\n\n    More.\n\nAfter.', ':::tip\nWords.\n\nMore.\n:::\n\nAfter.'],
    ['[[tip]]\n|Words\n| and more\n\nAfter.', ':::tip\nWords and more\n:::\n\nAfter.'],
    ['[[ tip | Go early ]]\n| Words', ':::tip[Go early]\nWords\n:::'],
    ['::: danger  \nWords\n:::  ', ':::warning\nWords\n:::'],
    [':::tip[ Go early ]\n:smile: Words\n:::', ':::tip[Go early]\n😄 Words\n:::'],
    ['> [!TIP]\n> If A > B, go by B.', ':::tip\nIf A > B, go by B.\n:::'],
    ['!!!  danger  "Trams"  \n    Full\n  \n    at noon', ':::warning[Trams]\nFull\n\nat noon\n:::'],
    ['!!! danger\n\n    - One\n        - Two', ':::warning\n- One\n  - Two\n:::'],
    ['- One\n\n    :::tip\n    Two\n\n    Three\n    :::', '- One\n  :::tip\n  Two\n\n  Three\n  :::'],
    ['??? danger\n    - One\n\nAfter', ':::warning\n- One\n:::\n\nAfter'],
    ['[[tip|Go early]]\n| A | B\n|C', ':::tip[Go early]\nA | B C\n:::'],
    ['- One\n\n  :::danger\n  - Two\n    - Three\n  :::', '- One\n  :::warning\n  - Two\n    - Three\n  :::'],
    [
      '1. One\n   :::tip[Go early]\n   Words\n   :::\n2. Two',
      '1. One\n   :::tip[Go early]\n   Words\n   :::\n2. Two',
    ],
    [
      '- One\n\n    !!! danger "Trams"\n        Words\n\n- Two',
      '- One\n  :::warning[Trams]\n  Words\n  :::\n- Two',
    ],
  ])('%j', (typed, expected) => {
    expect(convert(typed)).toEqual({ body: expected, found: [] });
  });

  test.each([
    ['{{< tip >}}Type `ls`.{{< /tip >}}'],
    ['{% tip %}Type `ls`.{% endtip %}'],
    [':::tip\nType `ls`.\n:::'],
    ['> [!TIP]\n> Type `ls`.'],
    ['!!! tip\n    Type `ls`.'],
    ['[[tip]]\n| Type `ls`.'],
  ])('code in one stays: %j', (typed) => {
    expect(convert(typed)).toEqual({ body: ':::tip\nType `ls`.\n:::', found: [] });
  });

  test.each([
    ['{{< tip >}}\n```sh\ncd\n\n  ls # {{ x }}\n```\n{{< /tip >}}'],
    ['> [!TIP]\n> ```sh\n> cd\n>\n>   ls # {{ x }}\n> ```'],
    ['[[tip]]\n| ```sh\n| cd\n|\n|   ls # {{ x }}\n| ```'],
  ])('lines of code in one stay: %j', (typed) => {
    expect(convert(typed)).toEqual({ body: ':::tip\n```sh\ncd\n\n  ls # {{ x }}\n```\n:::', found: [] });
  });

  test('code within what is left out is reported as it was typed', () => {
    expect(convert('A\n\n{{ x `b`').found).toEqual([
      "3 component: '{{ x `b`' begins a tag of the other system that is never closed, and was left out",
    ]);
  });

  test.each([
    ...['It is 10:::30', '!!! what', '::: 7\nWords', '!!!tip\n    Words', '!!! tip\n  Words'],
    ...['Type :::tip to begin\nWords\n:::', ':::tip\nWords\n::: and more', 'See > [!TIP] for it\n> Words'],
    ...['See !!! tip\n    Words', 'See [[tip]]\n| Words |'],
  ])('%j is none', (typed) => {
    expect(markdown(typed)).not.toMatch(/^:::(?:tip|note|warning)$/m);
  });
});

describe('Liquid', () => {
  const liquid = (body: string, fields = {}) => convert(body, 'markdown', { fields });

  test.each([
    ['{{ "Words" }}', 'Words'],
    ["{{- 'Words' -}}", 'Words'],
    ['{{ page.place }}', 'Lisbon'],
    ['{{ page.place | upcase }}', 'Lisbon'],
    ['{{ post.year }}', '2020'],
    ['{{page.place}}', 'Lisbon'],
    ['A {%comment%}not{%endcomment%} b', 'A b'],
    ['{%highlight  ruby%}puts 1{%endhighlight%}', '```ruby\nputs 1\n```'],
    ['[a]({%link  _posts/b.md%})', '[a](/blog/_posts/b.md)'],
    ['{% gif src="a.jpg" alt="A boat" %}', '![A boat](/pictures/a.jpg)'],
    ['{% iframe https://youtu.be/aBcDeFgHiJk %}', '::youtube[What does this video show?]{#aBcDeFgHiJk}'],
    ['{% include_relative boxes/tip.html content="Go early" %}', ':::tip\nGo early\n:::'],
    ['{% include_cached tip content="Go early" %}', ':::tip\nGo early\n:::'],
    ['[a]({{ site.baseurl }}/b)', '[a](/b)'],
    ['[a]({{ site.url | append: \'/b\' | append: "/c" }})', '[a](/b/c)'],
    ['[a]({{ site.github.url }}/b)', '[a](/b)'],
    ['![A boat]({{ "/x/" | append: "a.jpg" | relative_url }})', '![A boat](/pictures//x/a.jpg)'],
    ['A {% comment %} not\nfor readers {%- endcomment -%} b', 'A b'],
    ['{% highlight ruby linenos %}\nputs 1\n{% endhighlight %}', '```ruby\nputs 1\n```'],
    ['{%- highlight ruby -%}puts 1{%- endhighlight -%}', '```ruby\nputs 1\n```'],
    ['[a]({% link _posts/b.md %})', '[a](/blog/_posts/b.md)'],
    ['[a]({%- post_url 2020-01-02-b -%})', '[a](/blog/2020-01-02-b)'],
    ['{% raw %}Words{% endraw %}', 'Words'],
    ['{%raw%}Words{%endraw%}', 'Words'],
    ['{%tip%}Words{%endtip%}', ':::tip\nWords\n:::'],
    ['{% include components/boxes/tip.html content="Go early" %}', ':::tip\nGo early\n:::'],
    ['{% include case.html src="a.jpg" alt="A boat" %}', '![A boat](/pictures/a.jpg)'],
    ['One\n\n{% include toc.html %}\n\ntwo', 'One\n\ntwo'],
    ['<div style={{ margin: 1 }}>Words</div>', 'Words'],
    ['{% include figures/figure.html src="a.jpg" alt="A boat" %}', '![A boat](/pictures/a.jpg)'],
    ['{% include_relative figure.html src="a.jpg" alt="A boat" %}', '![A boat](/pictures/a.jpg)'],
    ['{% include_cached figure src="a.jpg" alt="A boat" %}', '![A boat](/pictures/a.jpg)'],
    ['{% quote Ada %}Words{% endquote %}', ':::quote[Ada]\nWords\n:::'],
  ])('%s', (typed, expected) => {
    const { body, found } = liquid(typed, { place: 'Lisbon', year: 2020 });
    expect(body).toBe(expected);
    expect(found.filter((finding) => finding.includes('component'))).toEqual([]);
  });

  test.each([
    [
      'A\n\n{{ page.none }} b',
      'A\n\nb',
      "3 component: '{{ page.none }}' is code of the other system and was left out",
    ],
    ['A\n\n{{ x }} b', 'A\n\nb', "3 component: '{{ x }}' is code of the other system and was left out"],
    ['A\n{% if x %}b', 'A b', "2 component: '{% if x %}' is code of the other system and was left out"],
    [
      '{% assign x = 1 %}',
      '',
      "1 component: '{% assign x = 1 %}' is code of the other system and was left out",
    ],
  ])('%j is reported', (typed, expected, finding) => {
    expect(liquid(typed)).toEqual({ body: expected, found: [finding] });
  });

  test.each([
    ...['{{ site.urls }}', '{{ x "y" }}', '{{ "x" y }}', '{{ old.site.url }}'],
    ...['{{ site.title }}', '{{ page.title.size }}', '{{ old.page.title }}'],
  ])('%s has no value', (typed) => {
    expect(liquid(`A ${typed}`, { title: 'Lisbon' })).toEqual({
      body: 'A',
      found: [expect.stringContaining('is code of the other system and was left out')],
    });
  });

  test('tags of plugins that are not known are reported with their lines', () => {
    expect(liquid('{% calendar 2020 %}\n\nA\n\n{% counter %}\n\n{% post_url b %}').found).toEqual([
      "1 component: 'calendar' is not known here and was left out: '2020'",
      "5 component: 'counter' is not known here and was left out",
      // Only in a link is it an address.
      "7 component: 'post_url' is not known here and was left out: 'b'",
    ]);
  });

  test.each([
    ...[
      'elsif a',
      'else',
      'endif',
      'unless a',
      'endunless',
      'for a in b',
      'endfor',
      'case a',
      'when a',
      'endcase',
    ],
    ...[
      'capture a',
      'endcapture',
      'increment a',
      'decrement a',
      'break',
      'continue',
      'cycle a',
      'tablerow a',
    ],
    ...['endtablerow', 'layout a', 'render a', 'liquid a'],
  ])('{%% %s %%} shows nothing', (command) => {
    const { body, found } = liquid(`One {% ${command} %}two`);
    expect(body).toBe('One two');
    expect(found).toHaveLength(1);
  });
});

describe('Hugo', () => {
  test.each([
    ['[a]({{< ref "b.md" >}})', '[a](/blog/b.md)'],
    ['[a]({{% relref path="/x/b.md" lang="en" %}})', '[a](/blog/x/b.md)'],
    ['[a]({{<ref b.md>}})', '[a](/blog/b.md)'],
    ['[a][1]\n\n[1]: {{< ref "b.md" >}}', '[a](/blog/b.md)'],
    ['<a href="{{< ref `b.md` >}}">a</a>', '[a](/blog/b.md)'],
    ['{{< tip >}}Words{{< /tip >}}', ':::tip\nWords\n:::'],
    ['{{< theme/boxes/tip >}}Words{{< /theme/boxes/tip >}}', ':::tip\nWords\n:::'],
    [
      '{{< tip >}}One{{< tip text="Two" />}}{{< /tip >}}Three',
      '::::tip\nOne\n\n:::tip\nTwo\n:::\n::::\n\nThree',
    ],
    ['~40 €\n{{< tip >}}Words{{< /tip >}}', '\\~40 €\n\n:::tip\nWords\n:::'],
    ['```\n{{ x }}\n``` \n{{< tip >}}Words{{< /tip >}}', '```\n{{ x }}\n```\n\n:::tip\nWords\n:::'],
    ['{{% notice warning %}}Words{{% /notice %}}', ':::warning\nWords\n:::'],
    ['{{< theme/figure src="a.jpg" alt="A boat" />}}', '![A boat](/pictures/a.jpg)'],
    [
      '{{< figure src="a.jpg" alt="A boat" attr="Ada" attrlink="/ada" >}}',
      '![A boat](/pictures/a.jpg)\n\n[Ada](/ada)',
    ],
    ['{{< figure src="a.jpg" alt="A boat" attr="Ada" >}}', '![A boat](/pictures/a.jpg "Ada")'],
    ['{{< /tip >}}Words', 'Words'],
    ['- One\n  {{< figure src="a.jpg" alt="A boat" >}}\n- Two', '- One\n- Two\n\n![A boat](/pictures/a.jpg)'],
    ['{{< figure src=`a.jpg` alt=`A "boat"` >}}', '![A "boat"](/pictures/a.jpg)'],
    ['{{% img `a.jpg` `On the\n\nriver` `A boat` %}}', '![A boat](/pictures/a.jpg "On the river")'],
    ['`a`\n{{< tip text=`Go early` >}}\n`b`', '`a`\n\n:::tip\nGo early\n:::\n\n`b`'],
    ['See `{{< tip text=x >}}`', 'See `{{< tip text=x >}}`'],
    ['```\n{{< figure src="a.jpg" >}}\n```', '```\n{{< figure src="a.jpg" >}}\n```'],
    ['~~~~\n{% if x %}\n~~~~', '```\n{% if x %}\n```'],
    ['`` {{ x }} ` ``', '`` {{ x }} ` ``'],
    ['{{< quote author=Ada >}}Words{{< /quote >}}', ':::quote[Ada]\nWords\n:::'],
    ["{{< quote 'Ada Lovelace' >}}Words{{< /quote >}}", ':::quote[Ada Lovelace]\nWords\n:::'],
    ['Take the {{< button href="/b" >}}boat{{< /button >}} there', 'Take the [boat](/b) there'],
    ['Today\n{{< button href="/b" >}}boats{{</button>}} leave\nat noon', 'Today [boats](/b) leave at noon'],
    ['Today\n{{< button href="/b" >}}boats{{</button>}}\nleave', 'Today [boats](/b) leave'],
    ['See {{< button href="/b" >}}boats{{< /button >}}\nand _piers_', 'See [boats](/b) and _piers_'],
    ['{{< figure src="a.jpg" alt="A boat" >}}\nOld _boats_', '![A boat](/pictures/a.jpg)\n\nOld _boats_'],
    [
      '_Old_\n{{< figure src="a.jpg" alt="A boat" >}}\n_boats_',
      '_Old_\n\n![A boat](/pictures/a.jpg)\n\n_boats_',
    ],
    [
      '> _Old_\n> {{< figure src="a.jpg" alt="A boat" >}}\n> _boats_',
      '> _Old_\n\n![A boat](/pictures/a.jpg)\n\n> _boats_',
    ],
    ['1. One\n   {{< tip text="Go early" >}}\n2. Two', '1. One\n   :::tip\n   Go early\n   :::\n2. Two'],
  ])('%s', (typed, expected) => {
    expect(markdown(typed)).toBe(expected);
  });

  test('an unknown shortcode is reported with its line, and a closing one without a beginning is not', () => {
    expect(convert('A\n\n{{< card 7 >}}\n\nB{{< /tip >}}')).toEqual({
      body: 'A\n\nB',
      found: ["3 component: 'card' is not known here and was left out: '7'"],
    });
  });

  test('an address outside of a link is left out and told', () => {
    expect(convert('As in {{< ref "b.md" >}}')).toEqual({
      body: 'As in',
      found: ["1 component: 'ref' is not known here and was left out: 'b.md'"],
    });
  });

  test('comments are left out, and not told', () => {
    expect(convert('A {{</* not\nrun */>}} {{% /* nor this */ %}}{{</**/>}}b')).toEqual({
      body: 'A b',
      found: [],
    });
  });

  test('each of many codes stays where it is', () => {
    const typed = Array.from({ length: 12 }, (_, index) => `\`a${index}\``).join(' and ');
    expect(markdown(typed)).toBe(typed);
  });

  test('what shows nothing does not change the lines of later findings', () => {
    expect(convert('{{< toc >}}\n\nA\n\n{{ page.none }}').found).toEqual([
      "5 component: '{{ page.none }}' is code of the other system and was left out",
    ]);
  });
});

describe('kramdown, Pandoc, Obsidian and Gatsby', () => {
  test.each([
    ['* Contents\n{:toc}\n\nWords', 'Words'],
    ['Words{: .lead #a}', 'Words'],
    ['Words\n{:: comment}', 'Words'],
    ['## A boat {#boat}', '## A boat'],
    ['## A boat ## {.big}', '## A boat'],
    ['[a](/b){:target="_blank"} c', '[a](/b) c'],
    ['[a](/b){target="_blank"} c', '[a](/b) c'],
    ['One\n\n[TOC]\n\ntwo', 'One\n\ntwo'],
    ['One\n\n[[_TOC_]]\n\ntwo', 'One\n\ntwo'],
    ['One\n\n${toc}\n\ntwo', 'One\n\ntwo'],
    ...['Cost ${toc}', '${toc} is it', 'Type \\newpage', '\\newpages', 'Left <--->', '<---> right'].map(
      (typed) => [typed, typed],
    ),
    ['Press [TOC]', 'Press \\[TOC]'],
    ['[TOC] is a list', '\\[TOC] is a list'],
    ['One\n\n  <---->  \n\ntwo', 'One\n\ntwo'],
    ['## A {.b} c', '## A {.b} c'],
    ['## A boat{#boat} ', '## A boat'],
    ['One\n\n\\newpage\n\ntwo\n\n\\pagebreak', 'One\n\ntwo'],
    ['Boat\n: A ship\n: that floats', '- **Boat**: A ship that floats'],
    ['Boat\n\n: A ship', '- **Boat**: A ship'],
    ['Night-bus \n:   A bus: late', '- **Night-bus**: A bus: late'],
    ['- a\n: b', '- a : b'],
    ['![[a boat.jpg|A boat]]', '![A boat](/pictures/a%20boat.jpg)'],
    ['![[a.jpg|300x200]]', '![What does this picture show?](/pictures/a.jpg)'],
    ['![[ a.jpg |300]]', '![What does this picture show?](/pictures/a.jpg)'],
    ['![[a.jpg|Pier 7]]', '![Pier 7](/pictures/a.jpg)'],
    ['![[a.jpg|7 piers]]', '![7 piers](/pictures/a.jpg)'],
    ['![[a.jpg]]', '![What does this picture show?](/pictures/a.jpg)'],
    ['See [[Boats|the boats]] and [[Piers]].', 'See the boats and Piers.'],
    ['By [[1]](/a) and [[a|b]](/c).', 'By [\\[1\\]](/a) and [\\[a|b\\]](/c).'],
    ['A ==marked word== and a == b == c', 'A **marked word** and a == b == c'],
    ['`vimeo: 1234567`', '::vimeo[What does this video show?]{#1234567}'],
    ['`video: https://youtu.be/aBcDeFgHiJk`', '::youtube[What does this video show?]{#aBcDeFgHiJk}'],
    ...[
      'youtube: aBcDeFgHiJk',
      'embed: aBcDeFgHiJk',
      'video:aBcDeFgHiJk',
      'video: http://youtu.be/aBcDeFgHiJk',
    ].map((typed) => [`\`${typed}\``, '::youtube[What does this video show?]{#aBcDeFgHiJk}']),
    ['`twitter:  77 `', '[Post on X](https://twitter.com/i/status/77)'],
    ['`vimeo: 1234567` is it', '`vimeo: 1234567` is it'],
    ['`tweet: 77`', '[Post on X](https://twitter.com/i/status/77)'],
    ['`instagram: ab`', '[Post on Instagram](https://www.instagram.com/p/ab)'],
    ['`youtubePlaylist: PLabc`', '[Videos on YouTube](https://www.youtube.com/playlist?list=PLabc)'],
    ['`gist: ada/1`', '[See it on gist.github.com](https://gist.github.com/ada/1)'],
    ['`rating: 5`', '`rating: 5`'],
    ['Say `video: x`', 'Say `video: x`'],
    ['\\{{ x', '{{ x'],
  ])('%j', (typed, expected) => {
    expect(markdown(typed)).toBe(expected);
  });

  test('an abbreviation is reported', () => {
    expect(convert('The BBC.\n\n*[BBC]: British radio')).toEqual({
      body: 'The BBC.',
      found: ["3 markup: the abbreviation '*[BBC]: British radio' was left out"],
    });
  });
});

describe('WordPress', () => {
  test.each([
    [
      '[caption id="a" width="300"]<img src="a.jpg" alt="A boat"> The boat[/caption]',
      '![A boat](/pictures/a.jpg "The boat")',
    ],
    ['[[gallery]] and [sic] and [1]', '\\[gallery] and \\[sic] and \\[1]'],
    ['[vc_row][vc_column width="1/2"]Words[/vc_column][/vc_row]', 'Words'],
    ['[embed]https://youtu.be/aBcDeFgHiJk[/embed]', '::youtube[What does this video show?]{#aBcDeFgHiJk}'],
    ['[embed]http://x.example/a[/embed]', '[See it on x.example](http://x.example/a)'],
    ['[embed]Words[/embed]', 'Words'],
    ['[youtube=https://youtu.be/aBcDeFgHiJk]', '::youtube[What does this video show?]{#aBcDeFgHiJk}'],
    ['[video src=&quot;https://x.example/a.mp4&quot;]', '[Video](https://x.example/a.mp4)'],
    ['[su_note note_color="x"]Words[/su_note]', ':::note\nWords\n:::'],
    ['[button url="/b"]Go[/button]', '[Go](/b)'],
    ['[button url=“/b?a=1&amp;c=2”]Go[/button]', '[Go](/b?a=1\\&c=2)'],
    ['[dropcap]W[/dropcap]ords', 'Words'],
    ['[spacer height="20"]Words[divider /]', 'Words'],
    ['[custom]Words[/custom]', 'Words'],
    ['{{ page.title }}Words {% if a %}', 'Words'],
    ['[[gallery ids="1"]] and [[/gallery]]', '\\[gallery ids="1"] and \\[/gallery]'],
    ['[vimeo=1234567]', '::vimeo[What does this video show?]{#1234567}'],
    ['[soundcloud:https://soundcloud.com/ada/1]', '[Listen on SoundCloud](https://soundcloud.com/ada/1)'],
    ['[quote author=“Ada Lovelace”]Walk on[/quote]', ':::quote[Ada Lovelace]\nWalk on\n:::'],
    ['[quote text="Walk on" /]', '> Walk on'],
    ['[su_box]One[su_box text="Two" /][/su_box]Three', '::::note\nOne\n\n:::note\nTwo\n:::\n::::\n\nThree'],
    [
      'The [roadmap] and the [videos] of [Ada: a life]',
      'The \\[roadmap] and the \\[videos] of \\[Ada: a life]',
    ],
  ])('%s', (typed, expected) => {
    expect(html(typed)).toBe(expected);
  });

  test.each([
    ...['contact-form', 'contact-form-7', 'vc_row', 'et_pb_section', 'fusion_separator', 'ngg_album'],
    ...['su_spacer', 'jetpack_subscription_form', 'flickr', 'flickr_set'],
    ...['ninja_form id=3', 'placemap z="14"', 'rates id = “3”', 'rates id=&quot;3&quot;', "rates\nid='3'"],
  ])('readers never see [%s]', (typed) => {
    expect(html(`One\n\n[${typed}]\n\nTwo`)).toBe('One\n\nTwo');
  });

  test.each([`"Old boats"`, `'Old boats'`])(
    'a caption for which there is no place is reported: %s',
    (caption) => {
      expect(convert(`A\n\n[tweet id="77" caption=${caption}] [sic]`, 'html').found).toContain(
        "3 lost: 'old boats' is in the source but not in the article",
      );
    },
  );

  test('a caption in a parameter, and words in brackets, are not lost', () => {
    const typed = `[caption id="a" caption="Old boats"]<img src="a.jpg" alt="A boat">[/caption] [sic]`;
    expect(convert(typed, 'html')).toEqual({
      body: '![A boat](/pictures/a.jpg "Old boats")\n\n\\[sic]',
      found: [],
    });
  });

  test('blocks that WordPress fills in are reported with their lines, but for those that show nothing', () => {
    const body =
      '<!-- wp:spacer /--><!-- wp:more /-->\n\n<!-- wp:latest-posts {"a":1} /--><!-- wp:paragraph --><p>A</p><!-- /wp:paragraph -->';
    expect(convert(body, 'html')).toEqual({
      body: 'A',
      found: ['3 block: \'<!-- wp:latest-posts {"a":1} /-->\' is generated by WordPress and was left out'],
    });
  });

  test('pictures of the library stand in galleries', () => {
    const attachments = new Map([
      ['7', { address: 'a.jpg', alt: 'A boat', caption: 'Old' }],
      ['8', { address: 'b.jpg', alt: 'A pier', caption: '' }],
    ]);
    const gallery = ':::gallery\n![A boat](/pictures/a.jpg "Old")\n\n![A pier](/pictures/b.jpg)\n:::';
    for (const typed of ['[gallery ids="7, 8"]', '[gallery include="7,8"]'])
      expect(convert(typed, 'html', { attachments })).toEqual({ body: gallery, found: [] });
    const missing = (line: number, id: number) =>
      `${line} picture: the picture with the id ${id} in a gallery is not in the source`;
    expect(convert('A\n\n[gallery ids="7,8,9"]', 'html', { attachments })).toEqual({
      body: `A\n\n${gallery}`,
      found: [missing(3, 9)],
    });
    expect(convert('[gallery ids="5,6"]', 'html', { attachments })).toEqual({
      body: '',
      found: [missing(1, 5), missing(1, 6)],
    });
  });
});

describe('MDX', () => {
  test.each([
    ['{"Words"} and {7}', 'Words and 7'],
    ['{`Words`}', 'Words'],
    ['export const place = "Lisbon"\n\nIn {place}.', 'In Lisbon.'],
    ['<>Words</>', 'Words'],
    ['<b className="x">Words</b>', '**Words**'],
    ['A<br />b', 'A\\\nb'],
    ['<img src="a.jpg" alt="A boat" width={20} />', '![A boat](/pictures/a.jpg)'],
    ['import boat from "./a.jpg"\n\n<img src={boat} alt="A boat" />', '![A boat](/pictures/./a.jpg)'],
    ['import boat from "./a.jpg"\n\n<Image src={boat.src} alt="A boat" />', '![A boat](/pictures/./a.jpg)'],
    ['<Image src={require("./a.jpg")} alt="A boat" />', '![A boat](/pictures/./a.jpg)'],
    ['<Image src={import("./a.jpg")} alt="A boat" />', '![A boat](/pictures/./a.jpg)'],
    [
      'export const boat = { src: "a.jpg", "alt": "x" }\n\n<Image src={boat.src} alt="A boat" />',
      '![A boat](/pictures/a.jpg)',
    ],
    ['<Ui.Tip>Words</Ui.Tip>', ':::tip\nWords\n:::'],
    ['<Ui.Box.Tip>Words</Ui.Box.Tip>', ':::tip\nWords\n:::'],
    ['<Tip wide>Words</Tip>', ':::tip\nWords\n:::'],
    ['<div className="tip">Words</div>', ':::tip\nWords\n:::'],
    ['<b>One</b> two', '**One** two'],
    ['In {place}.\n\nexport const place = "Lisbon"', 'In Lisbon.'],
    ['<Odd a={{...b, c: "two words"}} />', 'two words'],
    [
      'export const boat = { "src": "a.jpg" }\n\n<Image src={boat.src} alt="A boat" />',
      '![A boat](/pictures/a.jpg)',
    ],
    ['<lite-youtube videoid="aBcDeFgHiJk" />', '::youtube[What does this video show?]{#aBcDeFgHiJk}'],
    ['<Aside type="tip" title="Early">\nWords\n</Aside>', ':::tip[Early]\nWords\n:::'],
    ['- One {/* x */}\n- <Tooltip text="x">Two</Tooltip>', '- One\n- Two'],
  ])('%j', (typed, expected) => {
    expect(mdx(typed)).toBe(expected);
  });

  test.each([
    ['A\n\n{a + b}', "3 code: '{a + b}' is code and was left out"],
    [
      'A\n\nexport default function b() {}',
      "3 code: 'export default function b() {}' is code and was left out",
    ],
    ['A\n\nexport function b() {}', "3 code: 'export function b() {}' is code and was left out"],
    ['A\n\n<Odd a={{b: 1}} />', "3 component: 'Odd' is not known here and was left out: 'a=…'"],
    ['A\n\nexport { a } from "./a"', '3 code: \'export { a } from "./a"\' is code and was left out'],
    ['A\n\n<Odd {...b} />', "3 component: 'Odd' is not known here and was left out"],
    ['A\n\n{`${b}`}', "3 code: '{`${b}`}' is code and was left out"],
  ])('%j is reported', (typed, finding) => {
    expect(convert(typed, 'mdx')).toEqual({ body: 'A', found: [finding] });
  });

  test('imports, constants and comments are no finding', () => {
    const typed = 'import A from "./a"\nexport const b = 1\n\nWords {/* not for readers */}';
    expect(convert(typed, 'mdx')).toEqual({ body: 'Words', found: [] });
  });
});
