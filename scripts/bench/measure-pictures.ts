import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { PICTURE_CACHE, PICTURE_INDEX } from '@/lib/site/own-pictures';
import { filesBelow } from '@/lib/source/read-files';
import { generatePhotographs } from './generate-photographs';
import { makeProject } from './make-project';
import { runMeasured, type Cost } from './run-measured';

/** The cost of making pictures as in a build, twice for the same number of photographs. */
export interface PicturesResult {
  readonly photographs: number;
  /** Without a cache. */
  readonly cold: Cost;
  /** Again, without changes. */
  readonly warm: Cost;
  /** Number of files that the site serves. */
  readonly files: number;
  readonly bytes: number;
}

const STEP = 'node --import tsx scripts/bench/make-pictures.ts';

/** @throws UserError if the pictures cannot be made */
export async function measurePictures(photographs: number): Promise<PicturesResult> {
  const project = makeProject(0);
  try {
    await generatePhotographs(path.join(project, 'content'), photographs);
    console.log(`${photographs} photographs, cold`);
    const cold = await runMeasured(project, STEP);
    console.log(`${photographs} photographs, warm`);
    const warm = await runMeasured(project, STEP);
    const cache = path.join(project, PICTURE_CACHE);
    const served = filesBelow(cache).filter((name) => name !== PICTURE_INDEX);
    const sizes = served.map((name) => statSync(path.join(cache, name)).size);
    return {
      photographs,
      cold,
      warm,
      files: sizes.length,
      bytes: sizes.reduce((sum, size) => sum + size, 0),
    };
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}
