/**
 * The style of the search dialog. It is plain CSS and is loaded with the code of the dialog: in a styled server
 * component it would add 600 bytes to every page, and few visitors open the dialog.
 * The dialog is inside the header and resets the header's rules for links and buttons. Field and close button stay in
 * view while the results scroll. The button has the size of the header's buttons, and the words above the field end before it.
 */
export const DIALOG_CSS = `
.search{--panel:light-dark(var(--paper),var(--surface));--edge:min(1.25rem,6vw);width:calc(100% - min(2rem,9vw));max-width:40rem;max-height:calc(100dvh - 2rem);margin-top:1rem;padding:0 var(--edge) 1.25rem;scroll-padding-top:7rem;border:1px solid var(--line);border-radius:var(--radius);background:var(--panel);color:var(--ink);box-shadow:var(--shadow);overscroll-behavior:contain}
.search::backdrop{background:rgb(14 22 38/60%)}
.search form{display:grid;justify-items:start;gap:.5rem}
.search[open]{display:flex;flex-direction:column}
.search form label{position:sticky;z-index:1;top:0;display:grid;grid-template-columns:1fr calc(min(2.75rem,13.75vw) - 1rem);gap:.75rem 0;justify-self:stretch;margin:0 calc(-1*var(--edge)) -.25rem;padding:1.125rem var(--edge) .75rem;border-bottom:1px solid var(--line);background:var(--panel);font:600 min(1.25rem,5.4vw)/1.3 var(--display);word-spacing:.08em}
.search form input{grid-column:1/-1;width:100%;height:2.75rem;padding:.5rem .75rem;border:1px solid var(--ink-soft);border-radius:8px;background:var(--surface);font:400 1rem/1.5 var(--sans);word-spacing:0}
.search [role=status],.search [data-part=hint],.search li span,.search>label{color:var(--ink-soft);font-size:var(--text-s)}
.search [role=status] button{width:auto;height:auto;min-height:1.5rem;padding:0;border:0;border-radius:4px;background:none;color:var(--sea);font-weight:600;text-decoration:underline;overflow-wrap:anywhere}
.search [data-part=ideas]{display:flex;flex-wrap:wrap;gap:.5rem}
.search [data-part=ideas]:empty{display:none}
.search [data-part=ideas] button{width:auto;height:auto;min-height:2.75rem;padding:0 1rem;border:1px solid var(--ink-soft);border-radius:var(--pill);background:none;font-weight:600;font-size:var(--text-s)}
.search [data-part=ideas] button:hover{background:var(--sand)}
.search ol{width:100%;margin:0;padding:0;list-style:none}
.search li{position:relative;display:grid;gap:.125rem;margin-inline:calc(-1*var(--edge));padding:.625rem var(--edge);border-top:1px solid var(--line)}
.search li:hover{background:var(--sand)}
.search li span{order:-1}
.search [data-part=onward]{display:flex;flex-wrap:wrap;gap:0 1.5rem}
.search [data-part=onward] a{padding-block:.625rem}
.search a{color:var(--sea);font-weight:600;text-decoration:underline}
.search li p{color:var(--ink-soft);font-size:var(--text-s)}
.search li a{color:var(--ink);font:600 1.125rem/1.3 var(--display);word-spacing:.08em;text-decoration:none}
.search li:hover a{text-decoration:underline}
.search li a:focus-visible{outline:0}
.search li a:focus-visible::after{outline:3px solid var(--sea);outline-offset:-3px}
.search li a::after{content:'';position:absolute;inset:0}
.search mark{background:none;color:inherit;font-weight:700;text-decoration:underline 2px var(--sun)}
@media (forced-colors:active){.search a mark{color:LinkText}}
.search .button{display:inline-flex;align-items:center;width:auto;height:auto;min-height:2.75rem;padding:0 1.25rem;border:1px solid var(--sea);background:var(--sea)}
.search .button[data-variant=quiet]{background:none}
.search>label{display:flex;align-items:center;gap:.5rem;margin-top:.75rem;padding-top:.75rem;border-top:1px solid var(--line)}
.search>label input{width:1.5rem;height:1.5rem}
.search>button{position:sticky;z-index:2;top:.5rem;flex:none;order:-1;align-self:end;margin:.5rem -.75rem calc(-.5rem - min(2.75rem,13.75vw)) 0}
@media (hover:none){.search>label{display:none}}
`;
