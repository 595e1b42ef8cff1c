export const UPLOAD_BYTES_MAX = 10 * 1024 * 1024
/** Lines of an uploaded text table; two million would take minutes and a gigabyte of tables. */
export const UPLOAD_LINES_MAX = 300_000
export const AGENCY_NAME_MAX = 100
/** Concurrent uploads, each held in memory, and the queue behind them. */
export const UPLOADS_RECEIVED = { concurrency: 3, queueMax: 40, timeoutMs: 20_000 } as const
/** Characters of a file name: stored (including its extension), and accepted. */
export const FILE_NAME_MAX = 200
export const FILE_NAME_SENT_MAX = 1_000
export const UPLOAD_ROWS_PAGE = 50
export const UPLOAD_ROWS_PAGE_MAX = 200
export const PROBLEM_GROUPS_MAX = 200
export const HEAD_ROWS = 30
/** Columns stored per row next to its reading, and characters of each. */
export const PREVIEW_COLUMNS_MAX = 40
export const PREVIEW_CELL_MAX = 200
/** The same for records; longer, because rejected rows are uploaded again, including whole reviews. */
export const RECORD_CELL_MAX = 2_000
export const CORRECTIONS_MAX = 5_000
/** Characters of a cell that is corrected, and of what it is read as. */
export const CORRECTED_CELL_MAX = 2_000
/** Uploaded files are deleted after this; imported data stays. */
export const UPLOAD_RETENTION_DAYS = 30
/** An upload of restaurants or reviews can be undone this long: then the former values are deleted. */
export const UPLOAD_UNDO_DAYS = 180
