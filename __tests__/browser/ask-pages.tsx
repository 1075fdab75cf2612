import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { OutsideComments } from '@/components/article/outside-comments';
import { GlobalStyle } from '@/components/theme/global-style';
import { commentServiceSchema } from '@/lib/site/comment-service';

/* Prints the comments of an article for each setting of the first argument, a JSON list. */

const settings = JSON.parse(process.argv[2] ?? '[]') as readonly unknown[];

const pages = settings.map((setting) => {
  // Outside of server components, styles are gathered and not written where they are used.
  const sheet = new ServerStyleSheet();
  const markup = renderToStaticMarkup(
    sheet.collectStyles(
      <>
        <GlobalStyle />
        <OutsideComments
          service={commentServiceSchema.parse(setting)}
          path="/blog/harbor-walks"
          address="https://wayfarer.example/blog/harbor-walks"
          excerpt="Three walks."
        />
      </>,
    ),
  );
  return sheet.getStyleTags() + markup;
});
process.stdout.write(JSON.stringify(pages));
