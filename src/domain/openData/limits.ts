/** Rows of one CSV file that is made on request; all there is stands in the monthly files. */
export const OPEN_DATA_ROWS_MAX = 100_000
/** Rows that are read, written and sent at a time. */
export const OPEN_DATA_BLOCK = 500
/** CSV files on request that are sent at once: to everybody, to one network, and to the IPv6 networks around it. */
export const PUBLIC_EXPORTS_MAX = 100
export const PUBLIC_EXPORTS_PER_NETWORK = 2
export const PUBLIC_EXPORTS_PER_SITE = 6
/** CSV files that one network may ask for within the window. */
export const PUBLIC_EXPORTS_IN_WINDOW = 60
export const PUBLIC_EXPORTS_WINDOW_SECONDS = 600
/** A file that no one takes anything of for so long has been left. */
export const PUBLIC_EXPORT_IDLE_MS = 30_000
