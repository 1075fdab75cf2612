import { parse } from 'parse5';
import { attribute, elements, type Element } from './elements';

/** The address of a partner's page in a frame (`components/partners/framed-page.ts`). */
export function framedAddress(frame: Element): string | undefined {
  const page = [...elements(parse(attribute(frame, 'srcdoc') ?? ''))];
  const object = page.find(({ tagName }) => tagName === 'object');
  return object && attribute(object, 'data');
}
