import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { AskPhotos } from '@/components/ask/ask-photos';
import { OutsideComments } from '@/components/article/outside-comments';
import { EmbeddedPartner } from '@/components/partners/embedded-partner';
import { WidgetFrame } from '@/components/partners/widget-frame';
import { ServiceList } from '@/components/text-page/service-list';
import { GlobalStyle } from '@/components/theme/global-style';
import { Picture } from '@/components/ui/picture';
import type { PartnerUrl } from '@/lib/partners/partner-url';
import { commentServiceSchema, type CommentService } from '@/lib/site/comment-service';

/* Prints a page for each setting of the first argument, a JSON list: comments at a provider, or all that waits for leave. */

const LINK = { href: 'https://flights.example/', partner: 'Wing', subId: 'a_b_c' } as PartnerUrl;
const COMPANIES = ['Wing', 'The Network'];

const Comments = ({ service, asks }: { readonly service: CommentService; readonly asks: boolean }) => (
  <OutsideComments
    service={service}
    asks={asks}
    path="/blog/harbor-walks"
    address="https://wayfarer.example/blog/harbor-walks"
    excerpt="Three walks."
  />
);

const waiting = (
  <>
    <Picture photo={{ id: '1-a', alt: 'A beach', drawing: 'beach', waits: true }} sizes="1px" largest={400} />
    <WidgetFrame
      title="Find a flight"
      plan={{
        ...{ slot: 'flight-search', kind: 'flight-search', delay: 0, height: 320, partner: 'Wing' },
        ...{ asks: COMPANIES, src: 'https://wing.example/widget.js', link: LINK },
      }}
    />
    <EmbeddedPartner
      title="Find a ride"
      text="A frame."
      scene="ride"
      plan={{
        ...{ title: 'Rides by Wheel', partner: 'Wheel', asks: ['Wheel'], src: 'https://wheel.example/rides' },
        ...{ sandbox: 'allow-scripts', link: LINK, fallback: LINK },
      }}
    />
    <AskPhotos provider="Unsplash" />
    <ServiceList
      asks
      providers={[
        { name: 'Wing', purpose: 'widget', hosts: {} },
        { name: 'Wheel', purpose: 'frame', hosts: {} },
        { name: 'Unsplash', purpose: 'photos', hosts: {} },
        { name: 'giscus', purpose: 'comments', hosts: {} },
      ]}
    />
  </>
);

function draw(content: ReactNode): string {
  // Outside of server components, styles are gathered and not written where they are used.
  const sheet = new ServerStyleSheet();
  const markup = renderToStaticMarkup(
    sheet.collectStyles(
      <>
        <GlobalStyle />
        {content}
      </>,
    ),
  );
  return sheet.getStyleTags() + markup;
}

const settings = JSON.parse(process.argv[2] ?? '[]') as readonly {
  readonly comments: unknown;
  readonly asks: boolean;
}[];
const pages = settings.map(({ comments, asks }) =>
  draw(
    <>
      {asks && waiting}
      <Comments service={commentServiceSchema.parse(comments)} asks={asks} />
    </>,
  ),
);
process.stdout.write(JSON.stringify(pages));
