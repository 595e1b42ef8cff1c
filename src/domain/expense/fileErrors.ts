export const OTHER_LIST_KINDS = [
  'political_funds',
  'contracts',
  'travel',
  'subsidies',
  'office_costs',
  'overtime_meals',
  'special_duties',
  'council_costs',
  'company_card',
  'card',
] as const
export type OtherListKind = (typeof OTHER_LIST_KINDS)[number]

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

/** The limits' values are in `fileLimits`. */
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

/** `row` counts from 1 as in a spreadsheet; `column` is the heading. */
export interface FileError {
  code: FileErrorCode
  file: string
  sheet?: string | null
  row?: number
  column?: string
  /** quoted in the message: a cell, a missing column, title words, a format or an agency */
  value?: string
  /** for `other_list`: what the file seems to be */
  list?: OtherListKind
  /** for `other_agency`: the earlier import of the same bytes; the day is Korean, 'YYYY-MM-DD' */
  earlier?: { batch: number; file: string; day: string }
  limit?: SizeLimit
}

export const isFileError = (given: unknown): given is FileError =>
  typeof given === 'object' &&
  given !== null &&
  'code' in given &&
  FILE_ERROR_CODES.includes(given.code as FileErrorCode)
