/** The first link of each page. It is visible only when it has the focus. */
export function SkipLink() {
  return (
    <a className="visually-hidden skip-link" href="#content">
      Skip to the content
    </a>
  );
}
