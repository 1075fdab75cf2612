/*
 * Makes the compressed siblings of files in a thread of its own, where neither waits for the program: a Worker of `compress.ts`,
 * which loads it as it is.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** For the few clients without Brotli. */
const GZIP = 4;

for (const { file, quality } of workerData) {
  const bytes = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: GZIP }));
  parentPort?.postMessage(file);
}
