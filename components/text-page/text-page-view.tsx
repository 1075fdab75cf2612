import styled from 'styled-components';
import { CalendarDate } from '@/components/ui/calendar-date';
import { ArticleBody } from '@/components/article/article-body';
import { Contents, contentsCss } from '@/components/article/contents';
import { factsBesideCss } from '@/components/article/facts-beside-css';
import { proseCss } from '@/components/article/prose-css';
import { textFaceCss } from '@/components/article/text-face-css';
import { InternalLink } from '@/components/ui/internal-link';
import { PageHero } from '@/components/shell/page-hero';
import { chevronCss } from '@/components/ui/chevron-css';
import type { Authors } from '@/lib/articles/authors';
import type { RenderedText } from '@/lib/articles/render-text';
import type { FooterLink } from '@/lib/articles/text-pages';
import type { Crumb } from '@/lib/site/breadcrumbs';
import { skyCrumbsCss } from '@/components/ui/crumbs-css';
import type { PartnerWithServices } from '@/lib/deals/partners-with-services';
import type { HorizonVariant } from '@/lib/site/landing-pages';
import type { Provider } from '@/lib/partners/partner-providers';
import { AuthorList } from './author-list';
import { EmailCard } from './email-card';
import { ExampleCard } from './example-card';
import { MoneyPath } from './money-path';
import { PartnerList } from './partner-list';
import { ServiceList, SERVICES } from './service-list';

const Root = styled.article`
  > .container {
    display: grid;
    /* On tablets, as wide as the parts above and below. */
    grid-template-columns: minmax(0, 44rem);
    padding-top: 2rem;
  }
  [data-part='rail'] > * {
    margin-top: 2.5rem;
  }
  :is([data-part='lead'], [data-part='rail']) h2 {
    margin-bottom: 0.75rem;
    font-size: var(--text-xl);
  }
  :is([data-part='email'], [data-part='lead']) {
    margin-bottom: 2.5rem;
  }
  [data-part='others'] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.25rem 2rem;
    margin-top: 2.5rem;
    padding-top: 1rem;
    border-top: 1px solid var(--line);
  }
  [data-part='others'] h2 {
    font: 700 var(--text-s)/1.5 var(--sans);
  }
  [data-part='others'] li {
    display: inline-block;
    margin-right: 1.5rem;
  }
  [data-part='others'] a {
    display: block;
    padding-block: 0.5rem;
  }
  /* Beside the text, if there is room for a card. */
  @container (width >= 62rem) {
    > .container {
      grid-template-columns: minmax(0, 42rem) minmax(18rem, 1fr);
      grid-template-rows: repeat(3, auto) 1fr;
      column-gap: clamp(1rem, 6vw, 6rem);
    }
    :is([data-part='email'], [data-part='path']) {
      grid-column: 1/-1;
    }
    [data-part='prose'] {
      grid-area: 2/1 / span 3;
    }
    [data-part='lead'] {
      grid-area: 2/2;
    }
    [data-part='contents'] {
      grid-area: 3/2;
      align-self: start;
      /* Level with the text. */
      margin: -0.5rem 0 0;
    }
    /* With nothing below them, they stay beside the whole text. */
    [data-part='contents']:not(:has(~ [data-part='rail'])) {
      grid-row-end: span 2;
    }
    [data-part='rail'] {
      position: sticky;
      top: 1.5rem;
      grid-area: 4/2;
      align-self: start;
    }
    /* Level with the text. */
    [data-part='prose'] ~ [data-part='rail'] > :nth-child(1 of section) {
      margin-top: 0;
    }
    [data-part='services'] {
      grid-area: 5/1 / auto/-1;
    }
    [data-part='others'] {
      grid-area: 6/1 / auto/-1;
    }
    /* Facts about whom to write to are beside the text, too. */
    [data-part='email'] ~ [data-part='prose'] {
      grid-column: 1/-1;
      column-gap: inherit;
      ${factsBesideCss}
    }
  }
  ${skyCrumbsCss}
  [data-part='updated'] {
    margin-bottom: 0.75rem;
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  ${chevronCss}
  ${contentsCss('62rem')}
  ${proseCss}
  ${textFaceCss}
`;

interface TextPageViewProps {
  readonly title: string;
  /** One or two sentences below the title. */
  readonly intro: string;
  readonly text: RenderedText;
  readonly crumbs: readonly Crumb[];
  /** Authors to list after the text. */
  readonly authors: Authors['authors'];
  /** Partners to list after the text. */
  readonly partners: readonly PartnerWithServices[];
  /** Companies to list at the end of the text. */
  readonly providers: readonly Provider[];
  /** Whether the content of the companies waits until the reader allows it. */
  readonly asks: boolean;
  /** The drawing above the text. */
  readonly horizon: HorizonVariant;
  /** An address for messages. */
  readonly email: string | undefined;
  /** Whether to explain the parts of a deal's card. */
  readonly hasExample: boolean;
  /** The date of the last change, such as 2026-11-25. */
  readonly updated: string | undefined;
  /** Other pages about the site. */
  readonly others: readonly FooterLink[];
}

/** Minimum number of sections for a list of them. */
const LONG = 4;

/** A text page. `scripts/search/search-items.ts` reads the `data-pagefind-*` attributes. */
export function TextPageView({
  title,
  intro,
  text,
  crumbs,
  authors,
  partners,
  providers,
  asks,
  horizon,
  email,
  hasExample,
  updated,
  others,
}: TextPageViewProps) {
  const sections = [
    ...text.body.headings.filter(({ level }) => level === 2),
    ...(providers.length > 0 ? [SERVICES] : []),
  ];
  return (
    <Root data-pagefind-meta="kind:Page">
      <PageHero title={title} intro={intro} variant={horizon} size="compact" crumbs={crumbs} isSearched />
      <div className="container">
        {partners.length > 0 && <MoneyPath />}
        {email && <EmailCard email={email} />}
        {sections.length >= LONG && <Contents title="On this page" sections={sections} />}
        {hasExample && <ExampleCard />}
        <div data-part="prose" data-pagefind-body="" data-pagefind-weight="0.4">
          {updated && (
            <p data-part="updated" data-pagefind-ignore="">
              Last changed on <CalendarDate date={updated} />
            </p>
          )}
          <ArticleBody {...text} />
        </div>
        {providers.length > 0 && <ServiceList providers={providers} asks={asks} />}
        {(partners.length > 0 || authors.length > 0) && (
          <div data-part="rail">
            {partners.length > 0 && <PartnerList partners={partners} />}
            {authors.length > 0 && <AuthorList authors={authors} />}
          </div>
        )}
        {others.length > 0 && (
          <nav aria-labelledby="others" data-part="others" data-screen-only="">
            <h2 id="others">Also about this site</h2>
            <ul role="list">
              {others.map(({ href, label }) => (
                <li key={href}>
                  <InternalLink href={href}>{label}</InternalLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </Root>
  );
}
