/** Larger expenses (won) are imported and flagged. */
export const AMOUNT_FLAG_WON = 10_000_000
/** Larger expenses (won) mean a wrong unit or cell, and the file is rejected. */
export const AMOUNT_MAX_WON = 1_000_000_000
/** Smaller amounts (won) are misread numbers, such as a headcount or thousands. */
export const AMOUNT_MIN_WON = 1_000
/** Amounts above AMOUNT_FLAG_WON are plausible up to this much per head (won). */
export const AMOUNT_PER_HEAD_MAX_WON = 300_000
/** Earlier years are misread; institutions publish nothing older. */
export const VISIT_YEAR_MIN = 1990
/** Larger headcounts are misread. */
export const HEADCOUNT_MAX = 5_000
/** A date this many months from the file's month probably has a mistyped year. */
export const SUSPECT_DATE_MONTHS = 6
/** Signs that may be a person's name are forgotten after this many days unless a second institution has them. */
export const SIGHTING_RETENTION_DAYS = 365
export const CELL_LENGTH_MAX = 2_000
/** Characters of a heading, sheet name or file name that is parsed. */
export const HEADING_LENGTH_MAX = 100

/** Documents are read into memory, so their size is limited; text tables are streamed. */
export const DOCUMENT_BYTES_MAX = 10 * 1024 * 1024
/** Zip bomb protection: entries and inflated size. */
export const ZIP_ENTRIES_MAX = 2_000
export const ZIP_INFLATED_MAX = 24 * 1024 * 1024
/** Total inflated size of an archive of attachments, including nested archives. */
export const ARCHIVE_INFLATED_MAX = 256 * 1024 * 1024
/** CPU time and memory for reading one document. */
export const DOCUMENT_TIME_MAX_MS = 9_000
export const DOCUMENT_HEAP_MAX_MB = 96
export const DOCUMENT_MEMORY_MAX_MB = 115
export const DOCUMENT_CELLS_MAX = 400_000
export const DOCUMENT_SHEETS_MAX = 500
export const PDF_PAGES_MAX = 200
/** For .xlsx files that inflate beyond `WORKBOOK_STREAMED_FROM` or exceed the size of other documents. */
export const WORKBOOK_STREAMED_FROM = 4 * 1024 * 1024
export const WORKBOOK_BYTES_MAX = 100 * 1024 * 1024
export const WORKBOOK_CELLS_MAX = 2_000_000
export const WORKBOOK_INFLATED_MAX = 512 * 1024 * 1024
export const WORKBOOK_SHARED_BYTES_MAX = 64 * 1024 * 1024
export const WORKBOOK_MERGED_MAX = 200_000
/** Characters between two tags; a cell has at most 32,767. */
export const WORKBOOK_TEXT_MAX = 1_000_000
export const WORKBOOK_TIME_MAX_MS = 120_000
/** Bytes of a text table's row. No published row comes near; more means there are no line breaks. */
export const LINE_BYTES_MAX = 8 * 1024 * 1024
