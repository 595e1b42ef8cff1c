/** Bytes of one uploaded file. */
export const UPLOAD_BYTES_MAX = 10 * 1024 * 1024
/** Lines of an uploaded text table: one of two million rows would take minutes and a gigabyte of tables. */
export const UPLOAD_LINES_MAX = 300_000
/** Characters of an agency's name that somebody gives to a file. */
export const AGENCY_NAME_MAX = 100
/** Uploads that are received at once, each held in memory, and those that may wait for their turn. */
export const UPLOADS_RECEIVED = { concurrency: 3, queueMax: 40, timeoutMs: 20_000 } as const
/** Characters of a file's name that are kept, its ending among them, and of the one that is sent. */
export const FILE_NAME_MAX = 200
export const FILE_NAME_SENT_MAX = 1_000
export const UPLOAD_ROWS_PAGE = 50
export const UPLOAD_ROWS_PAGE_MAX = 200
export const PROBLEM_GROUPS_MAX = 200
/** Rows of a sheet in which people look for its headings. */
export const HEAD_ROWS = 30
/** Columns of a row that are kept next to its reading, and the characters of each. */
export const PREVIEW_COLUMNS_MAX = 40
export const PREVIEW_CELL_MAX = 200
/** The same of records: their rejected rows are uploaded again, whole reviews among them. */
export const RECORD_CELL_MAX = 2_000
/** Changes that one upload may hold. */
export const CORRECTIONS_MAX = 5_000
/** An uploaded file is erased so many days after it came; what was imported from it stays. */
export const UPLOAD_RETENTION_DAYS = 30
