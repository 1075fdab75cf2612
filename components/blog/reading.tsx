import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { StoryCards, storyCardsCss } from './story-cards';

const Root = styled.section`
  padding-top: var(--section);
  h2 {
    margin-bottom: 1.25rem;
    font-size: var(--text-xl);
  }
  ${storyCardsCss}
`;

interface ReadingProps extends ComponentProps<typeof StoryCards> {
  readonly title: string;
}

/** A few articles to read next, at the end of a page. */
export function Reading({ title, articles }: ReadingProps) {
  if (articles.length === 0) return null;
  return (
    <Root aria-labelledby="reading" className="container" data-screen-only="">
      <h2 id="reading">{title}</h2>
      <StoryCards articles={articles} />
    </Root>
  );
}
