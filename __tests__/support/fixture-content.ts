import path from 'node:path';

/* Unit tests read the content of the fixtures; that of the project is held to `check:content`. */
process.env.CONTENT_DIRECTORY = path.resolve('__tests__/fixtures/content');
