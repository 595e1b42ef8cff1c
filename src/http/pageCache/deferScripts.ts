/** What React writes for a file of the page's own scripts, and the hint by which a browser would load one early. */
const SCRIPT_FILE = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g
const SCRIPT_HINT = /<link rel="preload" as="script"[^<>]{0,300}>/g

const LIST_ID = 'page-scripts'
const LATEST_START_MS = 1000

/**
 * Loads the listed scripts when the page has been painted once, or at once where no one sees it or somebody does
 * something. No frame comes in a window that is hidden in the meantime, so that a timer stands next to it. A button
 * that is pressed before React listens, and what is typed and chosen, is kept in `earlyInput` (see `ReplayEarlyInput`).
 * It is the same on every page, so that its hash is, too.
 */
const LOADER = [
  '(()=>{let started=false;const start=()=>{if(started)return;started=true;',
  `for(const src of JSON.parse(document.getElementById('${LIST_ID}').textContent)){`,
  "const script=document.createElement('script');script.async=true;script.setAttribute('src',src);",
  'document.head.append(script)}};',
  "const keepButton=event=>{early.button=event.target.closest('button[type=button]')||early.button};",
  'const keepField=({target:field,isComposing})=>{',
  'const {before=field.defaultValue}=early.fields.get(field)||{};early.fields.delete(field);',
  'early.fields.set(field,{value:field.value,checked:field.checked,before,composing:!!isComposing})};',
  'const early=globalThis.earlyInput={button:null,fields:new Map(),',
  "stopClicks:()=>removeEventListener('click',keepButton,true),",
  "stop:()=>removeEventListener('input',keepField,true)};",
  "addEventListener('click',keepButton,true);addEventListener('input',keepField,true);",
  "for(const kind of ['pointerdown','keydown'])addEventListener(kind,start,{capture:true,once:true});",
  'if(document.hidden)start();',
  `else{requestAnimationFrame(()=>setTimeout(start));setTimeout(start,${LATEST_START_MS})}})()`,
].join('')

/**
 * Lets a page's scripts wait for its first paint: what is read needs none of them, while type, style and text need the
 * connection. A page without such scripts stays as it is.
 * @param html a whole document that React wrote
 */
export function deferScripts(html: string): string {
  const end = html.lastIndexOf('</body>')
  const files = [...new Set([...html.matchAll(SCRIPT_FILE)].map(([, src]) => src))]
  if (files.length === 0 || end < 0) return html
  const list = JSON.stringify(files).replaceAll('<', '\\u003c')
  const loader = `<script id="${LIST_ID}" type="application/json">${list}</script><script>${LOADER}</script>`
  const bare = (part: string): string => part.replace(SCRIPT_FILE, '').replace(SCRIPT_HINT, '')
  return bare(html.slice(0, end)) + loader + bare(html.slice(end))
}
