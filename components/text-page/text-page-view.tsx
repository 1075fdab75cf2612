import styled from 'styled-components';
import { ArticleBody } from '@/components/article/article-body';
import { proseCss } from '@/components/article/prose-css';
import { PageHero } from '@/components/shell/page-hero';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import type { Crumb } from '@/lib/site/breadcrumbs';
import { crumbsCss } from '@/components/ui/crumbs-css';
import type { Body } from '@/lib/articles/markdown/body';
import type { Deal } from '@/lib/deals/deal-kinds';
import type { Provider } from '@/lib/partners/partner-providers';
import type { Linked } from '@/lib/site/page-links';
import { ServiceList } from './service-list';

const Root = styled.article`
  > .container {
    padding-top: 1.5rem;
  }
  > .container > * {
    max-width: 42rem;
    margin-inline: auto;
  }
  ${crumbsCss}
  [data-part='crumbs'] {
    margin-bottom: 1rem;
  }
  [data-part='prose'] > :nth-child(1 of :not(style)) > :first-child {
    font-size: var(--text-l);
  }
  ${proseCss}
`;

interface TextPageViewProps {
  readonly title: string;
  /** A sentence or two below the title. */
  readonly intro: string;
  readonly body: Body;
  readonly crumbs: readonly Crumb[];
  readonly commissionNote: string;
  /** Companies to list below the text. */
  readonly providers: readonly Provider[];
  /** Returns a deal that the body contains. */
  readonly findDeal: (id: string) => Linked<Deal> | undefined;
}

/** A page of text. `scripts/search/search-index.ts` reads the `data-pagefind-*` attributes. */
export function TextPageView(props: TextPageViewProps) {
  const { title, intro, body, crumbs, commissionNote, providers, findDeal } = props;
  return (
    <Root data-pagefind-meta="kind:Page">
      <PageHero title={title} intro={intro} variant="hills" size="compact" isSearched />
      <div className="container">
        <Breadcrumbs crumbs={crumbs} />
        <div data-part="prose" data-pagefind-body="">
          <ArticleBody body={body} commissionNote={commissionNote} findDeal={findDeal} />
          {providers.length > 0 && <ServiceList providers={providers} />}
        </div>
      </div>
    </Root>
  );
}
