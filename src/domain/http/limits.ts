/* Limits of requests: sizes, numbers, rates. */

/** Payload's own REST: largest page and deepest population a caller may ask for. */
export const REST_LIMIT_MAX = 100
export const REST_DEPTH_MAX = 2
/** What one query to it may hold: of a visitor, and of staff. */
export const REST_QUERY_LENGTH_MAX = { visitor: 2_000, staff: 16_000 } as const
export const REST_CONDITIONS_MAX = { visitor: 10, staff: 60 } as const
/** Fields that a condition may step through: `name` is one, `region.name` two. */
export const REST_PATH_DEPTH_MAX = { visitor: 1, staff: 3 } as const
export const REST_POPULATION_MAX = { visitor: 1, staff: 10 } as const
export const REST_VALUE_LENGTH_MAX = 200
export const REST_VALUES_MAX = { visitor: 100, staff: 1_000 } as const
/** Conditions on a part of a text: each one reads a whole table. */
export const REST_TEXT_SEARCHES_MAX = 2
export const REST_SORTS_MAX = 3
export const REST_PAGE_MAX = 100_000
/** Payload's pool. The adapter keeps one connection for itself; a write that takes a document lock needs a second. */
export const PAYLOAD_CONNECTIONS = 12
export const PAYLOAD_STATEMENT_MS = 5_000
export const PAYLOAD_LOCK_WAIT_MS = 3_000
/** Transactions of Payload at once, those that wait for a turn, and how long. */
export const PAYLOAD_WRITES = { concurrency: 4, queueMax: 40, timeoutMs: 5_000 } as const
/** The same of requests to its REST. */
export const REST_REQUESTS = {
  visitor: { concurrency: 4, queueMax: 60, timeoutMs: 2_000 },
  staff: { concurrency: 8, queueMax: 100, timeoutMs: 5_000 },
} as const
/** Whoever finds no place asks again after this. */
export const BUSY_SECONDS = 3
/** Characters of a link to a published page. */
export const SOURCE_URL_MAX = 2_000
export const SOURCE_NAME_MAX = 255
/** A browser is known for so long after it signed in last. */
export const DEVICE_COOKIE_DAYS = 180
/** PostgreSQL's largest `integer`: nothing here has a higher number. */
export const ID_MAX = 2_147_483_647
/** What a limit remembers of a caller is forgotten after this; with an hourly sweep, within a day. */
export const RATE_LIMIT_RETENTION_HOURS = 23
/** Long edge of a photograph that staff upload. */
export const MEDIA_EDGE = 2_000
/** A page that has not come by then shows no progress any more. */
export const PROGRESS_TIMEOUT_MS = 20_000
/** Characters of a request's target: longer than any address the product makes. */
export const TARGET_LENGTH_MAX = 8_192
/** What one request may carry to the API, where its own route does not say less; and around a photograph's form. */
export const API_BYTES_MAX = 64 * 1024
/** The same to the content panel and Payload's REST, and for a photograph that staff upload there. */
export const PANEL_BYTES_MAX = 1024 * 1024
export const MEDIA_BYTES_MAX = 20 * 1024 * 1024
/** Requests of one network within the window, by class: a school behind one address does not notice. */
export const NETWORK_WINDOW_SECONDS = 10
export const NETWORK_READS_MAX = 2_000
export const NETWORK_ASSETS_MAX = 10_000
export const NETWORK_WRITES_MAX = 200
/** A client that takes and sends nothing this long, while it is its turn, is let go. */
export const STALLED_CLIENT_MS = 30_000
/** How long a refused request's body is still read away, so that the client sees the answer rather than a reset. */
export const LINGER_MS = 1_000
