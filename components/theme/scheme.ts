/** The color scheme that the reader sees: the choice with the switch in the header, or the scheme of the system. */
export function scheme(): 'light' | 'dark' {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Calls `run` after each change of the scheme, as long as the part is in the page. */
export function onSchemeChange(part: Node, run: () => void): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const change = () => {
    if (part.isConnected) return run();
    observer.disconnect();
    system.removeEventListener('change', change);
  };
  const observer = new MutationObserver(change);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', change);
}
