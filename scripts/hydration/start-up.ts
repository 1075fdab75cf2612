import { startUp } from '@/components/theme/start-up';

/** Source of a regular expression for the paths of articles; the post-processor fills it in. */
declare const ARTICLE: string;

startUp(ARTICLE);
