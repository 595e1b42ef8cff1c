import { RECENT_PLACES_KEY, RECENT_PLACES_MAX } from '@/domain/recent/limits'
import { HAS_MARKER } from '@/domain/session'
import { LAST_LIST_KEY, LIST_TARGET } from '@/domain/site/site'

export const LIST_ID = 'page-scripts'
const LATEST_START_MS = 1000

/** What needs scripts when it is used. Links do not, except those that open a dialog. */
const CONTROLS = 'button,input,select,textarea,summary,label,.row-actions,a[aria-haspopup]'
/** A click without a pointer comes from an aid, an input without a key from a form that is filled in. */
const USES = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click', 'input']
/** Pressed again once React listens. Popovers open by themselves; of a row's actions the last one is drawn before. */
const PRESSED = 'button[type=button]:not([popovertarget]),a[aria-haspopup],.row-actions,summary[data-field]'

/** Chrome fetches a page when its link is hovered or pressed. The router does so itself once it runs. */
export const PREFETCH = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { selector_matches: '[rel=nofollow],[href^="/api/"]' } }] },
      eagerness: 'moderate',
    },
  ],
})

/**
 * Loads the scripts of the list on the first use of a control; after the first paint for signed-in people and for parts
 * that ask (`NeedsScripts`). A hidden page paints no frame, nor one that is hidden later: there is a timer for it.
 * `earlyInput` stores input before hydration (`ReplayEarlyInput`). The same on all pages, like its hash.
 */
export const LOADER = [
  `(()=>{const files=JSON.parse(document.getElementById('${LIST_ID}').textContent);`,
  "const start=()=>{document.querySelector('[type=speculationrules]')?.remove();",
  "for(const src of files.splice(0)){const script=document.createElement('script');script.async=true;script.src=src;",
  // The next touch tries again; a link that was held back is followed after all.
  'script.onerror=()=>{files.push(src);busy(false);if(early.button?.href)location.assign(early.button.href)};',
  'document.head.append(script)}};',
  'const early=globalThis.earlyInput={button:null,fields:new Map(),',
  'stop:()=>{busy(false);early.button=null;',
  "removeEventListener('click',press);removeEventListener('click',keepStopped,true);",
  "removeEventListener('input',keepField,true);",
  "removeEventListener('submit',hold,true)}};",
  // The press is seen at once, also where its scripts take a second.
  "const busy=on=>early.button?.[on?'setAttribute':'removeAttribute']('aria-busy','true');",
  // React has heard this click if it knows the element by now: hydration may have come with the event.
  "const isHeard=element=>early.hydrated&&/__reactProps/.test(Object.keys(element.closest('[data-markup]')||element));",
  'const press=event=>{',
  `const pressed=event.target.closest('${PRESSED}');`,
  'if(!pressed||isHeard(pressed)||event.ctrlKey||event.metaKey||event.shiftKey)return;',
  "if(pressed.matches('summary')){const menu=pressed.parentElement;if(menu.open)return;",
  // Phones show their keyboard only if the focus moves within the tap.
  "event.preventDefault();menu.open=true;menu.querySelector('input').focus();return}",
  'busy(false);early.button=pressed;busy(true);if(pressed.href)event.preventDefault()};',
  // React stops a click on what it cannot hydrate yet, because its scripts are on their way, and forgets it.
  'const keepStopped=event=>{const stop=event.stopPropagation;',
  'event.stopPropagation=()=>{stop.call(event);press(event)}};',
  'const keepField=({target:field,isComposing})=>{',
  'const {before=field.defaultValue}=early.fields.get(field)||{};early.fields.delete(field);',
  'early.fields.set(field,{value:field.value,checked:field.checked,before,composing:!!isComposing})};',
  // React is there, but does not know the fields yet. Before, a form that works without scripts is sent as it is.
  'const hold=event=>{if(!early.hydrated)return;event.preventDefault();event.stopImmediatePropagation();',
  'early.sent=event};',
  "addEventListener('click',press);addEventListener('click',keepStopped,true);",
  "addEventListener('input',keepField,true);addEventListener('submit',hold,true);",
  `const touch=({target})=>{if(target.closest?.('${CONTROLS}'))start()};`,
  `for(const kind of ${JSON.stringify(USES)})addEventListener(kind,touch,true);`,
  'const kept=key=>{try{return localStorage[key]||sessionStorage[key]}catch{}};',
  "const asks=key=>!key||(key[0]==='#'?key===location.hash:kept(key));",
  `const look=()=>{if(!${HAS_MARKER}&&`,
  "![...document.querySelectorAll('[data-scripts]')].some(({dataset})=>dataset.scripts.split(' ').some(asks)))return;",
  `requestAnimationFrame(()=>setTimeout(start));setTimeout(start,document.hidden?0:${LATEST_START_MS})};`,
  // A page from the back/forward cache may have got an office or a member since.
  "look();addEventListener('pageshow',look)})()",
].join('')

/**
 * For a restaurant's page: notes it as seen and shows the way back to the list, as `TrackRecentPlace` and `BackToList`
 * do once they run. Going back in the history keeps the list's scroll position.
 */
export const READER = [
  '(()=>{const parse=text=>{try{return JSON.parse(text)}catch{return null}};',
  "const place=parse(document.querySelector('[data-recent]')?.dataset.recent);if(!place)return;",
  `try{const kept=parse(localStorage.getItem('${RECENT_PLACES_KEY}'));`,
  'const others=(Array.isArray(kept)?kept:[]).filter(one=>one?.id!==place.id);',
  `localStorage.setItem('${RECENT_PLACES_KEY}',`,
  `JSON.stringify([{...place,visited_at:Date.now()},...others].slice(0,${RECENT_PLACES_MAX})))}catch{}`,
  "const {referrer}=document,list=referrer.startsWith(location.origin+'/')?referrer.slice(location.origin.length):'';",
  `const back=document.querySelector('[data-back]'),link=back?.querySelector('a');`,
  `if(!link||!${LIST_TARGET}.test(list))return;link.href=list;back.hidden=false;`,
  `try{sessionStorage.setItem('${LAST_LIST_KEY}',list)}catch{}`,
  'link.onclick=event=>{if(history.length<2||location.hash||event.ctrlKey||event.metaKey||event.shiftKey)return;',
  'event.preventDefault();history.back()}})()',
].join('')
