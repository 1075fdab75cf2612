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
export const START_SCRIPT = `(function(root){
var key='theme',dark=matchMedia('(prefers-color-scheme:dark)');
try{var kept=localStorage.getItem(key)}catch(e){}
if(kept=='light'||kept=='dark')root.dataset.theme=kept;
root.dataset.path=location.pathname;
addEventListener('error',function(e){if(e.target.tagName=='IMG')e.target.dataset.failed=''},true);
addEventListener('click',function(e){
if(!e.target.closest?.('[data-theme-switch]'))return;
var system=dark.matches?'dark':'light',next=(root.dataset.theme||system)=='dark'?'light':'dark';
if(next==system)delete root.dataset.theme;else root.dataset.theme=next;
try{localStorage[next==system?'removeItem':'setItem'](key,next)}catch(e){}
})})(document.documentElement)`;
