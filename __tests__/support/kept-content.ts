import { setVariables } from '@/lib/site/environment';

/* For tests of content that stays as it is: it is read once in a file, as in a build. */
setVariables({ NODE_ENV: 'production' });
