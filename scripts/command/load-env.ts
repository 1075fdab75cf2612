import env from '@next/env';

/*
 * For commands that read the environment through modules, such as the base path: imported before them, it brings in the
 * same .env files that Next reads for a build. The preview has its own (dev/load-env.ts).
 */
env.loadEnvConfig(process.cwd());
