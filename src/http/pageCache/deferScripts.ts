const SCRIPT_FILE = /<script src="(\/_next\/static\/[^"]+)" async=""><\/script>/g
const SCRIPT_HINT = /<link rel="preload" as="script"[^<>]{0,300}>/g

const LIST_ID = 'page-scripts'
const LATEST_START_MS = 1000

/**
 * After the first paint, or at once if hidden or used; a timer covers windows hidden later, which paint no frame.
 * `earlyInput` stores input before hydration (`ReplayEarlyInput`). The same on all pages, like its hash.
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

/** Leaves the connection to type, styles and text. `html`: a complete document by React */
export function deferScripts(html: string): string {
  const end = html.lastIndexOf('</body>')
  const files = [...new Set([...html.matchAll(SCRIPT_FILE)].map(([, src]) => src))]
  if (files.length === 0 || end < 0) return html
  const list = JSON.stringify(files).replaceAll('<', '\\u003c')
  const loader = `<script id="${LIST_ID}" type="application/json">${list}</script><script>${LOADER}</script>`
  const bare = (part: string): string => part.replace(SCRIPT_FILE, '').replace(SCRIPT_HINT, '')
  return bare(html.slice(0, end)) + loader + bare(html.slice(end))
}
