/** The sun on the horizon and a plane with its contrail. Hidden from screen readers, because the name is next to it. */
export function BrandMark() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path fill="var(--sun)" stroke="none" d="M4 17a6 6 0 0 1 12 0z" />
      <path d="M2 17.5h20M6 21.5h8M2 9.5q7 0 11-3.5" />
      <path fill="currentColor" stroke="none" d="M23 1L12 3l5 3 1 6z" />
    </svg>
  );
}
