import { articlePattern, BLOG_LISTS } from '@/lib/site/routes';
import { asset, basePath } from '@/lib/site/address';

/**
 * The display font, one weight of Fraunces, in a style sheet with the id `FACE`. The id is in capitals, because no
 * heading can have such an id. Without scripts it applies from the start; with scripts, `START_SCRIPT` enables it.
 */
export const displayFace = (): string =>
  `@font-face{font-family:Fraunces;src:url(${asset('/fonts/fraunces-600.woff2')}) format('woff2');font-weight:600;font-display:swap}`;

/** Of addresses that look like an article's, those that are no folder of lists, in as few bytes as possible. */
function articleTest(): string {
  const pattern = articlePattern(basePath()).replace('[', `(?!(${BLOG_LISTS.join('|')})/?$)[`);
  return `/${pattern.replaceAll('/', String.raw`\/`)}/`;
}

/**
 * The only script of every page that runs before the first paint. It prevents flashes:
 *
 * - It sets a remembered color scheme on the root element, also when Back restores the page from the cache. A press on
 *   the switch changes it. A choice equal to the system's is removed, so that the page follows the system again.
 *   Storage may throw or be null; then nothing is saved.
 * - It marks on the root element whether the address is an article's. The 404 page uses this to choose its text.
 * - It enables the display font after the first paint, so that text and photo load first, or immediately if the browser
 *   has fetched the font before. This is last, because a browser without paint timing throws here.
 * - It marks a photo that could not be loaded, so that the drawing behind it shows (`Picture`). It also marks scripts,
 *   which has no effect.
 *
 * It is a constant without page data, because the content security policy names its hash.
 */
export const startScript = (): string => `{
const marks=document.documentElement.dataset;
const listen=addEventListener;
let kept={};try{kept=localStorage||kept}catch{}
const show=()=>{FACE.media='';kept.face=1};
(onpageshow=()=>marks.theme=kept.theme||'')();if(kept.face)show();
marks.post=${articleTest()}.test(location.pathname);
listen('error',({target})=>{if(target.src)target.dataset.failed=''},true);
listen('click',({target})=>{
if(!target.closest?.('[data-switch]'))return;
const night=matchMedia('(prefers-color-scheme:dark)').matches,now=marks.theme;
kept.theme=marks.theme=now&&now!=(night?'dark':'light')?'':night?'light':'dark'
});
new PerformanceObserver(show).observe({type:'paint'})}`;
