import type { OtherListKind } from './otherLists'

/** Why a file is rejected as a whole; nothing of it is imported. */
export const FILE_ERROR_CODES = [
  'missing',
  'directory',
  'empty_folder',
  'denied',
  'changed',
  'empty',
  'html',
  'unsupported',
  'too_big',
  'too_slow',
  'damaged',
  'encrypted',
  'protected',
  'nested_archive',
  'web_archive',
  'nul',
  'scanned',
  'encoding',
  'no_header',
  'no_rows',
  'other_list',
  'no_licences',
  'no_agency',
  'other_agency',
  'open_quote',
  'cut_off',
  'long_line',
  'amount_implausible',
  'format_deprecated',
] as const
export type FileErrorCode = (typeof FILE_ERROR_CODES)[number]

/** The limit that a `too_big` file exceeds; values are in `fileLimits`. */
export const SIZE_LIMITS = [
  'file_bytes',
  'lines',
  'archive_entries',
  'inflated_bytes',
  'archive_bytes',
  'cells',
  'workbook_bytes',
  'workbook_cells',
  'workbook_inflated_bytes',
  'shared_text',
  'merged_cells',
  'cell_text',
  'workbook_memory',
  'sheets',
  'pages',
  'memory',
] as const
export type SizeLimit = (typeof SIZE_LIMITS)[number]

/** An error of a file and where it is. `row` counts from 1 as in a spreadsheet; `column` is the column's heading. */
export interface FileError {
  code: FileErrorCode
  file: string
  sheet?: string | null
  row?: number
  column?: string
  /** a cell, a missing column's name, a title's words, a format or an agency, where the message quotes it */
  value?: string
  /** what the file seems to be, for `other_list` */
  list?: OtherListKind
  /** the earlier import of the same bytes, for `other_agency`; the day is Korean, 'YYYY-MM-DD' */
  earlier?: { batch: number; file: string; day: string }
  /** the exceeded limit, for `too_big` */
  limit?: SizeLimit
}

/** Whether something, such as what a job failed for, is an error of a file. */
export const isFileError = (given: unknown): given is FileError =>
  typeof given === 'object' &&
  given !== null &&
  'code' in given &&
  FILE_ERROR_CODES.includes(given.code as FileErrorCode)
