import { renderToStaticMarkup } from 'react-dom/server';
import styled, { ServerStyleSheet } from 'styled-components';
import { ArticleBody } from '@/components/article/article-body';
import { proseCss } from '@/components/article/prose-css';
import { renderBody } from '@/lib/articles/markdown/render';
import { loadPictures } from '@/lib/site/pictures';

/*
 * Prints the body of an article with all directives that need no deal and no partner, drawn by the site's own components. It runs
 * by itself, because Playwright compiles JSX for its own component tests.
 */

const pictures = loadPictures();

const BODY = `
:::facts[Lisbon at a glance]
- **Currency**: euro
- **Plugs**: C and F
:::

:::quote[Ana, at the pier]
The sea is patient. You need not be.
:::

:::::days
## Day 1: The old town

::youtube[A walk along the pier]{id=dQw4w9WgXcQ photo=${Object.keys(pictures)[0]}}

## Days 2–3: The coast

::vimeo[How the ferry boards]{id=76979871}
:::::

:::faq
## Is it safe?

Mostly.
:::

:::details[How we counted]
By hand, with <kbd>Ctrl</kbd> and H<sub>2</sub>O.
:::

:::checklist[Cabin bag]
- Passport
- [x] Charger
:::

::::gallery
![One](photo:${Object.keys(pictures)[0]} "First")
![Two](photo:${Object.keys(pictures)[1]})
::::

::map[Praça do Comércio]{at="38.7075, -9.1364"}
`;

const Root = styled.div`
  max-width: 42rem;
  ${proseCss}
`;

const body = renderBody(
  { body: BODY },
  {
    pictures,
    address: (address) => address,
    ownFacts: () => ({ stem: '/pictures/map-0123456789', width: 3, height: 2, widths: [3], ending: 'jpg' }),
    partnerLink: () => ({ href: '', partner: '' }),
  },
);
// Outside of server components, styles are gathered and not written where they are used.
const sheet = new ServerStyleSheet();
const markup = renderToStaticMarkup(
  sheet.collectStyles(
    <>
      <Root>
        <div data-part="prose" data-embeds="">
          <ArticleBody body={body} commissionNote={{ text: '' }} findDeal={() => undefined} />
        </div>
      </Root>
    </>,
  ),
);
process.stdout.write(JSON.stringify([sheet.getStyleTags() + markup]));
