/* Limits of imported files. */

/** Spreadsheets and documents are read into memory, so their size is limited; text tables are streamed. */
export const DOCUMENT_BYTES_MAX = 10 * 1024 * 1024
/** Limits of a zip archive's entries and inflated size, against zip bombs. */
export const ZIP_ENTRIES_MAX = 2_000
export const ZIP_INFLATED_MAX = 24 * 1024 * 1024
/** What the files of an archive of attachments inflate to, all together and with those of archives within it. */
export const ARCHIVE_INFLATED_MAX = 256 * 1024 * 1024
/** Processor time and memory limits for reading one document. */
export const DOCUMENT_TIME_MAX_MS = 9_000
export const DOCUMENT_HEAP_MAX_MB = 96
export const DOCUMENT_MEMORY_MAX_MB = 115
/** Limits of a document's non-empty cells, sheets and pages. */
export const DOCUMENT_CELLS_MAX = 400_000
export const DOCUMENT_SHEETS_MAX = 500
export const PDF_PAGES_MAX = 200
/**
 * Limits of an .xlsx that is streamed from the disk: one whose sheets inflate to more than `WORKBOOK_STREAMED_FROM`, or
 * whose file is larger than other documents may be.
 */
export const WORKBOOK_STREAMED_FROM = 4 * 1024 * 1024
export const WORKBOOK_BYTES_MAX = 100 * 1024 * 1024
export const WORKBOOK_CELLS_MAX = 2_000_000
export const WORKBOOK_INFLATED_MAX = 512 * 1024 * 1024
export const WORKBOOK_SHARED_BYTES_MAX = 64 * 1024 * 1024
export const WORKBOOK_MERGED_MAX = 200_000
/** Characters without a tag between them: a cell has at most 32,767. */
export const WORKBOOK_TEXT_MAX = 1_000_000
export const WORKBOOK_TIME_MAX_MS = 120_000
/** Bytes of a text table's row. No published row comes near: beyond this there are no line breaks. */
export const LINE_BYTES_MAX = 8 * 1024 * 1024
