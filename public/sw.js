/**
 * Serves pages that were seen lately to whoever is offline. Registered as `/sw.js?v=<build>`: each build is a worker of
 * its own, with caches of its own, and takes the former one's place at once.
 *
 * Kept are restaurants and lists that the server calls public, which are the same for everybody, and the files they
 * name. What is personal comes by the API, of which nothing is kept.
 */
const VERSION = new URL(self.location.href).searchParams.get('v') ?? 'none'
const PAGES = `pages-${VERSION}`
const FILES = `files-${VERSION}`
/** The offline page and its files: apart, so that no file that is seen later takes their place. */
const FALLBACK = `fallback-${VERSION}`
const OFFLINE = '/offline'
const PAGES_MAX = 20
const FILES_MAX = 300
/** A page that was stored so lately is not asked for again. */
const FRESH_MS = 60_000
/** A server that answers nobody for so long is as good as none, where there is a copy. */
const NETWORK_TIMEOUT_MS = 6_000

const isKeptPage = (url) => /^\/(restaurants(\/\d+(\/rank)?)?|regions)$/.test(url.pathname) || url.pathname === '/'
const isFile = (url) => /^\/(_next\/static|fonts)\//.test(url.pathname)
const isOurs = (url) => !/^\/(api|admin|cms|auth)(\/|$)/.test(url.pathname)
const isPublic = (response) =>
  response.status === 200 && !response.redirected && /\bpublic\b/.test(response.headers.get('Cache-Control') ?? '')

/** One address of a page, whichever part of it is looked at. */
const addressOf = (url) => url.origin + url.pathname + url.search

async function evictOldest(name, max) {
  const cache = await caches.open(name)
  const requests = await cache.keys()
  await Promise.all(requests.slice(0, Math.max(0, requests.length - max)).map((request) => cache.delete(request)))
}

/** The page that was seen last stands last. */
async function keepPage(address, response) {
  const cache = await caches.open(PAGES)
  await cache.delete(address)
  await cache.put(address, response)
  await evictOldest(PAGES, PAGES_MAX)
}

async function keepFile(request, response) {
  await (await caches.open(FILES)).put(request, response)
  await evictOldest(FILES, FILES_MAX)
}

/** A copy of this build; none where the browser cannot read its caches: the network has the answer then. */
async function findCopy(request) {
  try {
    for (const name of [PAGES, FILES, FALLBACK]) {
      const copy = await (await caches.open(name)).match(request)
      if (copy) return copy
    }
  } catch (error) {
    console.info('copies cannot be read', error)
  }
  return undefined
}

/** Keeps a copy while the answer goes on: a full disk costs the copy alone. */
const keep = (event, stored) =>
  event.waitUntil(stored.catch((error) => console.info('a copy could not be kept', error)))

/** Files have their content's hash in their names. */
async function cacheFirst(event) {
  const copy = await findCopy(event.request)
  if (copy) return copy
  const response = await fetch(event.request)
  if (response.status === 200) keep(event, keepFile(event.request, response.clone()))
  return response
}

/** The answer of the server, or nothing where it does not come. */
const answerOf = (request) => fetch(request).catch(() => null)
const nothingAfter = (ms) => new Promise((resolve) => setTimeout(resolve, ms, null))

async function networkFirst(event) {
  const url = new URL(event.request.url)
  const copy = await findCopy(addressOf(url))
  const answer = answerOf(event.request)
  const response = await (copy ? Promise.race([answer, nothingAfter(NETWORK_TIMEOUT_MS)]) : answer)
  if (response) {
    if (isKeptPage(url) && isPublic(response)) keep(event, keepPage(addressOf(url), response.clone()))
    return response
  }
  return copy ?? (await findCopy(OFFLINE)) ?? Response.error()
}

/** A page that the router showed came without its document. */
async function keepSeen(address) {
  const url = new URL(address)
  if (url.origin !== self.location.origin || !isKeptPage(url)) return
  const copy = await findCopy(addressOf(url))
  const age = copy ? Date.now() - Date.parse(copy.headers.get('Date') ?? '') : Infinity
  if (age < FRESH_MS) return
  const response = await answerOf(addressOf(url))
  if (response && isPublic(response)) await keepPage(addressOf(url), response)
}

const FACE = /url\(["']?(\/fonts\/[^"')]+)["']?\)[^}]*unicode-range:([^;}]+)/g
const codeAt = (text, wild) => parseInt(text.replaceAll('?', wild), 16)

/** The runs of a unicode-range: 'U+20-7e,U+4??'. */
const runsOf = (range) =>
  range.split(',').map((run) => {
    const [first, last = first] = run.trim().slice('U+'.length).split('-')
    return { first: codeAt(first, '0'), last: codeAt(last, 'f') }
  })

/** The files of the typeface with the letters of a page; of several with a letter, browsers take the first. */
function typefaceOf(html, styles) {
  const faces = [...styles.matchAll(FACE)].map(([, file, range]) => ({ file, runs: runsOf(range) }))
  const codes = new Set([...html].map((letter) => letter.codePointAt(0)))
  const holds = (code) => (face) => face.runs.some(({ first, last }) => first <= code && code <= last)
  return new Set([...codes].flatMap((code) => faces.find(holds(code))?.file ?? []))
}

/** The offline page, with the files that it names, and its letters. */
async function install() {
  const response = await fetch(OFFLINE, { cache: 'reload' })
  if (!response.ok) throw new Error('the offline page did not come')
  const html = await response.clone().text()
  const files = new Set(html.match(/\/(?:_next\/static|fonts)\/[\w./~()%-]+\.(?:css|js|woff2)/g))
  const cache = await caches.open(FALLBACK)
  await cache.put(OFFLINE, response)
  await cache.addAll([...files])
  const sheets = [...files].filter((file) => file.endsWith('.css'))
  const styles = await Promise.all(sheets.map(async (file) => (await cache.match(file)).text()))
  await cache.addAll([...typefaceOf(html, styles.join('\n'))])
  await self.skipWaiting()
}

async function activate() {
  const names = await caches.keys()
  const former = names.filter(
    (name) => /^(pages|files|fallback)-/.test(name) && ![PAGES, FILES, FALLBACK].includes(name),
  )
  await Promise.all(former.map((name) => caches.delete(name)))
  await self.clients.claim()
}

/** News of institutions, districts and restaurants that a member follows (`PushMessage`). */
function showNews(event) {
  let news = {}
  try {
    news = event.data.json()
  } catch (error) {
    console.info('a message could not be read', error)
  }
  const { title = '공공밥상', line = '새 소식이 있어요.', url = '/profile' } = news ?? {}
  const options = { body: String(line), icon: '/icon-192.png', lang: 'ko', tag: 'news', data: { url: String(url) } }
  return self.registration.showNotification(String(title), options)
}

/** Pages of this site alone. */
async function openNews({ data }) {
  const asked = URL.canParse(data?.url ?? '/', self.location.origin) ? data?.url : '/'
  const url = new URL(asked ?? '/', self.location.origin)
  const { href } = url.origin === self.location.origin ? url : new URL('/', self.location.origin)
  const windows = await self.clients.matchAll({ type: 'window' })
  const open = windows.find((one) => one.url === href)
  await (open ? open.focus() : self.clients.openWindow(href))
}

self.addEventListener('push', (event) => event.waitUntil(showNews(event)))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openNews(event.notification))
})
self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('message', (event) => {
  if (event.data?.type === 'seen') keep(event, keepSeen(String(event.data.url)))
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || !isOurs(url)) return
  if (request.mode === 'navigate') event.respondWith(networkFirst(event))
  else if (isFile(url)) event.respondWith(cacheFirst(event))
})
