/** The script of the service worker, which serves what was seen lately to anyone who is offline. */
export const SERVICE_WORKER = '/sw.js'
/** How the names of its caches of pages begin; a version follows. */
export const PAGES_CACHE = 'pages-'
