import { optimize } from 'svgo/browser';

/**
 * A drawing as it is served: without scripts and event handlers, and without what programs note about themselves and their
 * users. Shapes stay as they are.
 *
 * @throws SvgoParserError for a text that is no SVG
 */
export const cleanDrawing = (text: string): string =>
  optimize(text, {
    plugins: [
      'removeDoctype',
      'removeXMLProcInst',
      'removeComments',
      'removeMetadata',
      'removeEditorsNSData',
      'removeDesc',
      'removeScripts',
    ],
  }).data;
