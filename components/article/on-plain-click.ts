import { hasModifier } from '@/components/ui/has-modifier';

/**
 * Handles clicks on links, including those of articles that React shows later. A click with a modifier key opens another
 * tab or window.
 *
 * @param selector of the links
 * @param act replaces the navigation
 */
export function onPlainClick(selector: string, act: (link: HTMLAnchorElement) => void): void {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>(selector);
    if (!link || hasModifier(event)) return;
    event.preventDefault();
    act(link);
  });
}
