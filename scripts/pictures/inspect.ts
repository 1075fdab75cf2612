import { headFacts, tooLarge, type KnownPicture, type PictureProblem } from '@/lib/site/picture-heads';
import { heightAt } from '@/lib/site/picture-recipe';
import { decode, fromRaster, openOriginal, type Raster } from './decode';
import { isWholeGif } from './whole-gif';

/** Width in pixels of the copy that is used to find color and focus. */
const SMALL = 320;

const hex = (channel: number) => Math.round(channel).toString(16).padStart(2, '0');

/** The mean color in CSS syntax. */
async function colorOf(small: Raster): Promise<string> {
  const { channels } = await fromRaster(small).stats();
  const [red, green, blue] = channels.map(({ mean }) => hex(mean));
  return `#${red}${green}${blue}`;
}

/** The point that sharp would keep in a crop, as a CSS position. */
async function focusOf(small: Raster): Promise<string> {
  const { width, height } = small.info;
  // The crop does not scale, so the point refers to this copy. It always cuts something off, because sharp would not look for a
  // point otherwise.
  const [across, down] = width < height ? [width, width / 2] : [height / 2, height];
  const { info } = await fromRaster(small)
    .resize(Math.ceil(across), Math.ceil(down), { position: 'attention' })
    .toBuffer({ resolveWithObject: true });
  const percent = (at: number | undefined, of: number) =>
    `${at === undefined ? 50 : Math.max(0, Math.min(100, Math.round((at * 100) / of)))}%`;
  return `${percent(info.attentionX, width)} ${percent(info.attentionY, height)}`;
}

/** The message of libvips on one line, without the name of its component. */
const reasonOf = (error: unknown) => (error as Error).message.split('\n')[0]?.replace(/^\w+: /, '') ?? '';

const damaged = (error: unknown): PictureProblem => ({
  found: `a damaged file (${reasonOf(error)})`,
  expected:
    'an undamaged picture: copy it from the camera again, or open it in a program and save it as JPEG',
});

/**
 * Decodes an original and returns its facts, or its problem.
 *
 * @param file path, from which drawings and first bytes are read
 */
export async function inspect(file: string, bytes: Uint8Array): Promise<KnownPicture | PictureProblem> {
  const head = headFacts(file);
  if ('found' in head || head.ending === 'svg') return head;
  try {
    const { format, pages = 1, width, height, autoOrient, hasAlpha } = await openOriginal(bytes).metadata();
    if (format === 'gif' && !isWholeGif(bytes)) throw new Error('it ends too early');
    // Of the pages of a TIFF, only the first is shown.
    const frames = format === 'tiff' ? 1 : pages;
    const size = frames > 1 ? { width, height } : autoOrient;
    const problem = tooLarge(size, frames);
    if (problem) return problem;
    if (frames > 1) {
      await openOriginal(bytes, { animated: true }).stats();
      return { ...size, ending: 'gif' };
    }
    const smallWidth = Math.min(SMALL, size.width);
    const small = await decode(bytes, smallWidth, heightAt(size, smallWidth));
    const isOpaque = !hasAlpha || (await fromRaster(small).stats()).isOpaque;
    const focus = await focusOf(small);
    return isOpaque
      ? { ...size, ending: 'jpg', color: await colorOf(small), focus }
      : { ...size, ending: 'png', focus };
  } catch (error) {
    return damaged(error);
  }
}
