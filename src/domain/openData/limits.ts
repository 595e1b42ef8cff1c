/** Rows of a CSV made on request; the monthly files have everything. */
export const OPEN_DATA_ROWS_MAX = 100_000
/** Rows read, formatted and sent at a time. */
export const OPEN_DATA_BLOCK = 500
/** Concurrent CSV downloads: in total, per network, and per surrounding IPv6 network. */
export const PUBLIC_EXPORTS_MAX = 100
export const PUBLIC_EXPORTS_PER_NETWORK = 2
export const PUBLIC_EXPORTS_PER_SITE = 6
export const PUBLIC_EXPORTS_IN_WINDOW = 60
export const PUBLIC_EXPORTS_WINDOW_SECONDS = 600
export const PUBLIC_EXPORT_IDLE_MS = 30_000
