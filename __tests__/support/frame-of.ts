import { framedPage } from '@/components/partners/framed-page';
import { escapeHtml } from '@/lib/source/escape-html';

/** A frame with the page at an address, as pages have it. */
export const frameOf = (src: string): string =>
  `<iframe srcdoc="${escapeHtml(framedPage({ title: 'Rides', partner: 'Wheel', src }))}"></iframe>`;
