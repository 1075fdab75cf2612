import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { PICTURE_CACHE } from '@/lib/site/own-pictures';
import { filesBelow } from '@/lib/source/read-files';
import { BUILD_STEPS } from '@/scripts/export/build-steps';
import { generatePhotographs } from './generate-photographs';
import { makeProject } from './make-project';
import { runStage, type StageCost } from './run-stage';

/** The step of a build that makes the pictures, twice for one number of photographs. */
export interface PicturesResult {
  readonly photographs: number;
  /** From nothing. */
  readonly cold: StageCost;
  /** Once more, nothing having changed. */
  readonly warm: StageCost;
  /** What visitors can get. */
  readonly files: number;
  readonly bytes: number;
}

const stepOf = (name: string) => BUILD_STEPS.filter((step) => step.includes(name));

/** @throws UserError when a step of the build fails */
export async function measurePictures(photographs: number): Promise<PicturesResult> {
  const project = makeProject(0);
  try {
    await generatePhotographs(path.join(project, 'content'), photographs);
    for (const step of stepOf('check-content')) await runStage(project, step);
    const [step = ''] = stepOf('own-pictures');
    console.log(`${photographs} photographs, cold`);
    const cold = await runStage(project, step);
    console.log(`${photographs} photographs, warm`);
    const warm = await runStage(project, step);
    const cache = path.join(project, PICTURE_CACHE);
    const sizes = filesBelow(cache).map((name) => statSync(path.join(cache, name)).size);
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
