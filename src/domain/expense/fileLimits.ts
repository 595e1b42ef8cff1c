/* Limits of a file that is imported. */

/** Spreadsheets and documents are read whole, so they have a size; text tables are read in pieces and have none. */
export const DOCUMENT_BYTES_MAX = 10 * 1024 * 1024
/** What a packed document may hold, and unpack to: more is an accident or an attack. */
export const ZIP_ENTRIES_MAX = 2_000
export const ZIP_INFLATED_MAX = 24 * 1024 * 1024
/** Reading one document may take this long and this much memory, then it is given up. */
export const DOCUMENT_TIME_MAX_MS = 9_000
export const DOCUMENT_HEAP_MAX_MB = 96
export const DOCUMENT_MEMORY_MAX_MB = 115
/** Cells with something in them, and pages, that one document may have. */
export const DOCUMENT_CELLS_MAX = 400_000
export const PDF_PAGES_MAX = 200
