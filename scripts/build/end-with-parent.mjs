/*
 * Preloaded by every process of a build. Ends the process if its parent was killed. Otherwise the process would go on and write files at
 * the same time as the next build.
 */
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.exit(1);
}, 200).unref();
