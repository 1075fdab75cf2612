import type { BodyHeading } from '@/lib/articles/markdown/body';

/** Minimum number of sections for a table of contents. */
const LONG = 5;

/** The table of contents of a long article: its sections, and the days of an itinerary. It is collapsed at first. */
export function Contents({ headings }: { readonly headings: readonly BodyHeading[] }) {
  const sections = headings.filter(({ level, isDay }) => level === 2 || isDay);
  if (sections.length < LONG) return null;
  return (
    <details data-part="contents" data-screen-only="">
      <summary>In this article</summary>
      <ol>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </details>
  );
}
