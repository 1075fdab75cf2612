import { setVariables } from '@/lib/site/environment';

/* For tests of what was built: its content stays as it is, and is read once in a file, as a build does. */
setVariables({ NODE_ENV: 'production' });
