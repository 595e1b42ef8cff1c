/* Limits of requests: sizes, counts, rates. */

/** Payload's REST: maximum page size and population depth. */
export const REST_LIMIT_MAX = 100
export const REST_DEPTH_MAX = 2
/** Maximum length of a query to Payload's REST, in characters. */
export const REST_QUERY_LENGTH_MAX = { visitor: 2_000, staff: 16_000 } as const
export const REST_CONDITIONS_MAX = { visitor: 10, staff: 60 } as const
/** Maximum depth of a field path in a condition: `name` is 1, `region.name` is 2. */
export const REST_PATH_DEPTH_MAX = { visitor: 1, staff: 3 } as const
export const REST_POPULATION_MAX = { visitor: 1, staff: 10 } as const
export const REST_VALUE_LENGTH_MAX = 200
export const REST_VALUES_MAX = { visitor: 100, staff: 1_000 } as const
/** Maximum number of substring conditions: each scans a whole table. */
export const REST_TEXT_SEARCHES_MAX = 2
export const REST_SORTS_MAX = 3
export const REST_PAGE_MAX = 100_000
/**
 * Size of Payload's connection pool. The adapter keeps one connection for itself; a write with a document lock needs a
 * second.
 */
export const PAYLOAD_CONNECTIONS = 12
export const PAYLOAD_STATEMENT_MS = 5_000
export const PAYLOAD_LOCK_WAIT_MS = 3_000
/** Limits of Payload's concurrent transactions: running, queued, and time in the queue. */
export const PAYLOAD_WRITES = { concurrency: 4, queueMax: 40, timeoutMs: 5_000 } as const
/** The same for requests to Payload's REST. */
export const REST_REQUESTS = {
  visitor: { concurrency: 4, queueMax: 60, timeoutMs: 2_000 },
  staff: { concurrency: 8, queueMax: 100, timeoutMs: 5_000 },
} as const
/** `Retry-After` of a request that found the queue full. */
export const BUSY_SECONDS = 3
/** Maximum length of a link to a published page, in characters. */
export const SOURCE_URL_MAX = 2_000
export const SOURCE_NAME_MAX = 255
/** Lifetime of the cookie by which a browser is recognised after sign-in. */
export const DEVICE_COOKIE_DAYS = 180
/** PostgreSQL's largest `integer`, and so the largest id. */
export const ID_MAX = 2_147_483_647
/** Rate limit entries are deleted after this; with the hourly job, within a day. */
export const RATE_LIMIT_RETENTION_HOURS = 23
/** Longer edge of a photo that staff upload, in pixels. */
export const MEDIA_EDGE = 2_000
/** The progress bar of a page load is hidden after this. */
export const PROGRESS_TIMEOUT_MS = 20_000
/** Maximum length of a request target, in characters; the site's own URLs are shorter. */
export const TARGET_LENGTH_MAX = 8_192
/**
 * Maximum body size of an API request, unless its route sets a lower one; also the overhead of a photo upload's form.
 */
export const API_BYTES_MAX = 64 * 1024
/** The same for the content panel and Payload's REST, and for photos that staff upload there. */
export const PANEL_BYTES_MAX = 1024 * 1024
export const MEDIA_BYTES_MAX = 20 * 1024 * 1024
/** Rate limits per client network and class of request: high enough for a school behind one address. */
export const NETWORK_WINDOW_SECONDS = 10
export const NETWORK_READS_MAX = 2_000
export const NETWORK_ASSETS_MAX = 10_000
export const NETWORK_WRITES_MAX = 200
/** A connection without progress for this long is closed. */
export const STALLED_CLIENT_MS = 30_000
/** The body of a rejected request is drained for this long, so that the client receives the response, not a reset. */
export const LINGER_MS = 1_000
