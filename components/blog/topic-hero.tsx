import styled from 'styled-components';
import { crumbsCss } from '@/components/ui/crumbs-css';
import { Breadcrumbs, type Crumb } from './breadcrumbs';

const Root = styled.header`
  padding-block: 2rem 0;
  h1 {
    margin-block: 0.75rem 0.5rem;
    font-size: var(--text-3xl);
  }
  p {
    color: var(--ink-soft);
    font-size: var(--text-l);
  }
  ${crumbsCss}
`;

interface TopicHeroProps {
  readonly title: string;
  readonly text: string;
  readonly crumbs: readonly Crumb[];
}

/** The head of a list of articles: where one is, what the list holds. */
export function TopicHero({ title, text, crumbs }: TopicHeroProps) {
  return (
    <Root className="container">
      <Breadcrumbs crumbs={crumbs} />
      <h1>{title}</h1>
      <p>{text}</p>
    </Root>
  );
}
