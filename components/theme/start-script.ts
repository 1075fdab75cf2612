/**
 * The one script of every page that runs before the first paint; everything that must not flash is in it.
 *
 * - A remembered color scheme is set on the root element; a press on the switch changes it. A choice equal to the
 *   system's is forgotten, so that the page follows the system again. Storage may be blocked: then nothing is kept.
 * - The path is set on the root element, for the one 404 page that has to tell a missing article from a missing page.
 * - A photo that cannot be loaded is marked, so that the drawing behind it shows (`Picture`).
 *
 * It is a constant without page data, because a content security policy names it by its hash.
 */
export const START_SCRIPT = `{
const marks=document.documentElement.dataset,key='theme',dark=matchMedia('(prefers-color-scheme:dark)');
try{const kept=localStorage.getItem(key);if(kept)marks.theme=kept}catch{}
marks.path=location.pathname;
addEventListener('error',({target})=>{if(target.tagName=='IMG')target.dataset.failed=''},true);
addEventListener('click',({target})=>{
if(!target.closest?.('[data-theme-switch]'))return;
const system=dark.matches?'dark':'light',next=(marks.theme||system)=='dark'?'light':'dark';
if(next==system)delete marks.theme;else marks.theme=next;
try{localStorage[next==system?'removeItem':'setItem'](key,next)}catch{}
})}`;
