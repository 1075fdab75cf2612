/*
 * Preloaded by every process of a build. Ends the process when its parent was killed and could not end it. Otherwise it would write
 * files at the same time as the next build.
 */
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.exit(1);
}, 200).unref();
