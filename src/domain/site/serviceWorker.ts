export const SERVICE_WORKER = '/sw.js'
/** Prefix of its page caches, followed by a version. */
export const PAGES_CACHE = 'pages-'
