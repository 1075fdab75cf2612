import type { BodyHeading } from '@/lib/articles/markdown/prepare';

/** Sections from which on a reader wants a list of them. */
const LONG = 5;

/** The sections of a long article, folded away until they are wanted. */
export function Contents({ headings }: { readonly headings: readonly BodyHeading[] }) {
  const sections = headings.filter(({ level }) => level === 2);
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
