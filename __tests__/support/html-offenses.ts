import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

/** Every element that an article's HTML may hold. */
const ELEMENTS = new Set(
  `a blockquote br code del div em h1 h2 h3 h4 h5 h6 hr img input label li ol p pre section span strong sup
   table tbody td th thead tr ul`.split(/\s+/),
);
const PROTOCOLS = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const ADDRESSES = new Set([
  'href',
  'src',
  'cite',
  'longdesc',
  'action',
  'formaction',
  'srcset',
  'xlink:href',
]);

/** The protocol that a browser would see, whatever is written around it. */
function protocolOf(address: string): string {
  return URL.canParse(address, 'https://site.example/')
    ? new URL(address, 'https://site.example/').protocol
    : 'https:';
}

/** What in a piece of HTML could run, load or draw over the page, as a browser's parser would read it. */
export function offensesIn(html: string): readonly string[] {
  const offenses: string[] = [];
  const open: DefaultTreeAdapterTypes.ChildNode[] = [...parseFragment(html).childNodes];
  for (let node = open.pop(); node; node = open.pop()) {
    if (!('tagName' in node)) continue;
    open.push(...node.childNodes);
    if (!ELEMENTS.has(node.tagName)) offenses.push(`<${node.tagName}>`);
    for (const { name, value } of node.attrs) {
      if (/^on|^style$|^srcdoc$/i.test(name)) offenses.push(`${name}="${value}"`);
      if (ADDRESSES.has(name) && !PROTOCOLS.has(protocolOf(value))) offenses.push(`${name}="${value}"`);
    }
    const type = node.attrs.find(({ name }) => name === 'type')?.value;
    if (node.tagName === 'input' && type !== 'checkbox') offenses.push(`<input type="${type}">`);
  }
  return offenses;
}
