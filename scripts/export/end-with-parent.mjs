/*
 * Preloaded by every process of a build: ends it when the one that started it was killed and could not do so, lest it writes
 * beside the next build.
 */
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.exit(1);
}, 200).unref();
