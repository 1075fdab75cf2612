/**
 * Scrolls to a partner's frame when the visitor closes it. The open frame is as high as the window, and without it the window would show
 * what was far below.
 */
export function keepFacadesInView(): void {
  const onToggle = ({ target }: Event) => {
    if (target instanceof HTMLDetailsElement && target.dataset.runs === 'facade' && !target.open)
      target.scrollIntoView({ block: 'nearest' });
  };
  // The event does not bubble.
  document.addEventListener('toggle', onToggle, true);
}
