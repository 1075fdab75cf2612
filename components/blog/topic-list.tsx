import styled from 'styled-components';
import { InternalLink } from '@/components/ui/internal-link';

const Root = styled.nav`
  padding-top: 3.5rem;
  h2 {
    margin-bottom: 1rem;
    font-size: var(--text-xl);
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2.75rem;
    padding-inline: 1rem;
    border: 1px solid var(--line);
    border-radius: var(--pill);
    background: var(--surface);
    color: var(--ink);
    font-size: var(--text-s);
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    border-color: var(--ink-soft);
  }
  span {
    color: var(--ink-soft);
    font-weight: 400;
  }
`;

interface TopicListProps {
  readonly title: string;
  readonly topics: readonly { readonly name: string; readonly href: string; readonly count: number }[];
}

/** Categories or tags with their number of articles. */
export function TopicList({ title, topics }: TopicListProps) {
  if (topics.length === 0) return null;
  return (
    <Root aria-labelledby="topics" className="container">
      <h2 id="topics">{title}</h2>
      <ul role="list">
        {topics.map(({ name, href, count }) => (
          <li key={href}>
            <InternalLink href={href}>
              {name} <span>{count}</span>
            </InternalLink>
          </li>
        ))}
      </ul>
    </Root>
  );
}
