import styled from 'styled-components';
import { ArticleBody } from '@/components/article/article-body';
import { proseCss } from '@/components/article/prose-css';
import { PageHero } from '@/components/shell/page-hero';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import type { RenderedText } from '@/lib/articles/render-text';
import type { Crumb } from '@/lib/site/breadcrumbs';
import { crumbsCss } from '@/components/ui/crumbs-css';
import type { Provider } from '@/lib/partners/partner-providers';
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
  /** One or two sentences below the title. */
  readonly intro: string;
  readonly text: RenderedText;
  readonly crumbs: readonly Crumb[];
  /** Companies to list below the text. */
  readonly providers: readonly Provider[];
  /** Whether the content of the companies waits until the reader allows it. */
  readonly asks: boolean;
}

/** A text page. `scripts/search/build-search-index.ts` reads the `data-pagefind-*` attributes. */
export function TextPageView({ title, intro, text, crumbs, providers, asks }: TextPageViewProps) {
  return (
    <Root data-pagefind-meta="kind:Page">
      <PageHero title={title} intro={intro} variant="hills" size="compact" isSearched />
      <div className="container">
        <Breadcrumbs crumbs={crumbs} endHere />
        <div data-part="prose" data-pagefind-body="">
          <ArticleBody {...text} />
          {providers.length > 0 && <ServiceList providers={providers} asks={asks} />}
        </div>
      </div>
    </Root>
  );
}
