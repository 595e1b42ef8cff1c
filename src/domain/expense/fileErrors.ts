/** What makes a whole file unreadable: then nothing of it is taken in. */
export const FILE_ERROR_CODES = [
  'missing',
  'directory',
  'empty_folder',
  'denied',
  'empty',
  'html',
  'unsupported',
  'too_big',
  'too_slow',
  'damaged',
  'encrypted',
  'scanned',
  'encoding',
  'no_header',
  'no_rows',
  'no_licences',
  'no_agency',
  'open_quote',
  'cut_off',
  'long_line',
  'amount_absurd',
] as const
export type FileErrorCode = (typeof FILE_ERROR_CODES)[number]

/** What of a file is more than is read, where it is `too_big`: each has its limit in `domain/limits`. */
export type SizeLimit = 'file_bytes' | 'archive_entries' | 'inflated_bytes' | 'cells' | 'pages' | 'memory'

/** Where a file is at fault. `row` counts from 1 as a spreadsheet does; `column` is the header's word for it. */
export interface FileError {
  code: FileErrorCode
  file: string
  sheet?: string | null
  row?: number
  column?: string
  /** The cell, a missing column's name or a format, where the sentence quotes it. */
  value?: string
  /** the limit it breaks, where it is too big */
  limit?: SizeLimit
}
