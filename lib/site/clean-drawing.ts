import { optimize } from 'svgo/browser';

/**
 * A drawing in the form that the site serves: without scripts, event handlers, and metadata about programs and their users. Shapes
 * do not change.
 *
 * @throws SvgoParserError for a text that is not an SVG
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
