/** The first link of each page, visible when it has the focus. */
export function SkipLink() {
  return (
    <a className="visually-hidden skip-link" href="#content">
      Skip to the content
    </a>
  );
}
