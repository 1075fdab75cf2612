/** The names that a browser on this machine has for it, as they stand in the Host header. */
export const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The hosts that the preview and `npm start` answer for, without ports: this machine, and what `ALLOWED_HOSTS` lists.
 *
 * @param {Readonly<Record<string, string | undefined>>} env
 */
export const allowedHosts = (env) => [
  ...LOOPBACK_HOSTS,
  ...(env.ALLOWED_HOSTS ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean),
];
