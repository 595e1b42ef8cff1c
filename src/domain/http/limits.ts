export const REST_LIMIT_MAX = 100
export const REST_DEPTH_MAX = 2
export const REST_QUERY_LENGTH_MAX = { visitor: 2_000, staff: 16_000 } as const
export const REST_CONDITIONS_MAX = { visitor: 10, staff: 60 } as const
/** Depth of a field path in a condition: `name` is 1, `region.name` is 2. */
export const REST_PATH_DEPTH_MAX = { visitor: 1, staff: 3 } as const
export const REST_POPULATION_MAX = { visitor: 1, staff: 10 } as const
export const REST_VALUE_LENGTH_MAX = 200
export const REST_VALUES_MAX = { visitor: 100, staff: 1_000 } as const
/** Substring conditions per query; each scans a whole table. */
export const REST_TEXT_SEARCHES_MAX = 2
export const REST_SORTS_MAX = 3
export const REST_PAGE_MAX = 100_000
export const PAYLOAD_STATEMENT_MS = 5_000
export const PAYLOAD_LOCK_WAIT_MS = 3_000
/** `timeoutMs`: in the queue */
export const PAYLOAD_WRITES = { concurrency: 4, queueMax: 40, timeoutMs: 5_000 } as const
export const REST_REQUESTS = {
  visitor: { concurrency: 4, queueMax: 60, timeoutMs: 2_000 },
  staff: { concurrency: 8, queueMax: 100, timeoutMs: 5_000 },
} as const
/** `Retry-After` when the queue is full. */
export const BUSY_SECONDS = 3
export const SOURCE_URL_MAX = 2_000
export const SOURCE_NAME_MAX = 255
/** Lifetime of the cookie that recognises a browser after sign-in. */
export const DEVICE_COOKIE_DAYS = 180
/** PostgreSQL's largest `integer`, and so the largest id. */
export const ID_MAX = 2_147_483_647
/** Rate limit entries are deleted after this; with the hourly job, within a day. */
export const RATE_LIMIT_RETENTION_HOURS = 23
/** Longer edge of a staff photo, in pixels. */
export const MEDIA_EDGE = 2_000
/** The progress bar of a page load disappears after this. */
export const PROGRESS_TIMEOUT_MS = 20_000
/** Characters of a request target; the site's own URLs are shorter. */
export const TARGET_LENGTH_MAX = 8_192
/** Body size of an API request unless its route is stricter; also the overhead of a photo form. */
export const API_BYTES_MAX = 64 * 1024
/** The same for the content panel, Payload's REST, and photos uploaded there. */
export const PANEL_BYTES_MAX = 1024 * 1024
export const MEDIA_BYTES_MAX = 20 * 1024 * 1024
/** Rate limits per client network and class of request; generous enough for a school behind one address. */
export const NETWORK_WINDOW_SECONDS = 10
export const NETWORK_READS_MAX = 2_000
export const NETWORK_ASSETS_MAX = 10_000
export const NETWORK_WRITES_MAX = 200
export const STALLED_CLIENT_MS = 30_000
/** How long the body of a rejected request is drained, so that the client gets the response instead of a reset. */
export const LINGER_MS = 1_000
