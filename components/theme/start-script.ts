import { articlePattern } from '@/lib/site/routes';
import { asset, BASE_PATH } from '@/lib/site/address';

/**
 * The display face, one weight of Fraunces, in a style sheet of its own with the id `FACE`, in capitals, because no heading
 * has such an id. It is for whoever has no scripts until the start-up script makes it everybody's.
 */
export const DISPLAY_FACE = `@font-face{font-family:Fraunces;src:url(${asset('/fonts/fraunces-600.woff2')}) format('woff2');font-weight:600;font-display:swap}`;

/**
 * The one script of every page that runs before the first paint; everything that must not flash is in it.
 *
 * - A remembered color scheme is set on the root element, and again when Back brings the page up from the cache; a press on
 *   the switch changes it. A choice equal to the system's is forgotten, so that the page follows the system again. Storage
 *   may throw or be null: then nothing is kept.
 * - Whether the address is that of an article is set on the root element: a 404 page tells a missing article from a missing
 *   page by it.
 * - The display face waits for the first paint, so that text and photo have the line to themselves. Whoever has fetched it
 *   before gets it at once. It comes last: a browser that tells no paint has all the rest.
 * - A photo that cannot be loaded is marked, so that the drawing behind it shows (`Picture`). So is a script, which nobody sees.
 *
 * It is a constant without page data, because a content security policy names it by its hash.
 */
export const START_SCRIPT = `{
const marks=document.documentElement.dataset;
const listen=addEventListener;
let kept={};try{kept=localStorage||kept}catch{}
const show=()=>{FACE.media='';kept.face=1};
(onpageshow=()=>marks.theme=kept.theme||'')();if(kept.face)show();
marks.post=/${articlePattern(BASE_PATH).replaceAll('/', String.raw`\/`)}/.test(location.pathname);
listen('error',({target})=>{if(target.src)target.dataset.failed=''},true);
listen('click',({target})=>{
if(!target.closest?.('[data-switch]'))return;
const night=matchMedia('(prefers-color-scheme:dark)').matches,now=marks.theme;
kept.theme=marks.theme=now&&now!=(night?'dark':'light')?'':night?'light':'dark'
});
new PerformanceObserver(show).observe({type:'paint'})}`;
