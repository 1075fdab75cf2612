import { css } from 'styled-components';

/** Styles of `Portrait`, for the surrounding component. */
export const portraitCss = css`
  [data-part='portrait'] {
    display: grid;
    flex: none;
    place-items: center;
    width: 4.5rem;
    height: 4.5rem;
    border: 2px solid;
    border-radius: 50%;
    outline: 1px dashed;
    outline-offset: -7px;
    color: var(--sunset);
    font: 600 1.5rem/1 var(--display);
    rotate: -8deg;
  }
`;

/** One or two letters for a name: 'ML' for 'Marta Lindqvist'. */
export function initialsOf(name: string): string {
  const words = name.split(' ');
  const capitalized = words.filter((word) => /^\p{Lu}/u.test(word));
  return (capitalized.length > 0 ? capitalized : words)
    .map(([letter = '']) => letter.toUpperCase())
    .slice(0, 2)
    .join('');
}

/** The initials of an author in a round stamp. There is no photo, because the authors are house names and not persons. */
export function Portrait({ name }: { readonly name: string }) {
  return (
    <span data-part="portrait" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
