import env from '@next/env';

/*
 * For the preview, before any module that reads the environment: it is under development whatever the shell says, and has the
 * same .env files as Next, which reads others for a build (../load-env.ts). Next goes back to the environment that it finds
 * here when such a file changes.
 */
Object.assign(process.env, { NODE_ENV: 'development' });
env.loadEnvConfig(process.cwd(), true);
