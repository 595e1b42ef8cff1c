export const MAP_DEFAULT_CENTER = { latitude: 37.5665, longitude: 126.978 }
export const SCROLL_SAVE_DEBOUNCE_MS = 200
export const SCROLL_RESTORE_DELAY_MS = 300
export const COPY_CONFIRMATION_MS = 2000
export const APP_FALLBACK_MS = 500
export const KAKAO_SDK_TIMEOUT_MS = 15_000

/** The path and query of a list that a restaurant's page leads back to. */
export const LIST_TARGET = /^\/(restaurants|regions|nearby|plan)(\?[^#]*)?$/
/** Where session storage has the last list. */
export const LAST_LIST_KEY = 'gonggong-bapsang:last-list'

export const SERVICE_WORKER = '/sw.js'
/** The server for programs that speak the Model Context Protocol: reads alone, and no cookies. */
export const MCP_PATH = '/mcp'
/** Prefix of its page caches, followed by a version. */
export const PAGES_CACHE = 'pages-'
