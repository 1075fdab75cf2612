/** Facts for search engines. `<` is escaped, so that no text in them can end the element. */
export function StructuredData({ data }: { readonly data: object }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}
