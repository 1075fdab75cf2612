/*
 * A worker of `compress.ts` that writes the compressed siblings of files, so that compression does not block the main thread. It is
 * plain JavaScript because the worker loads this file as it is.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A low level, because few clients lack Brotli. */
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
