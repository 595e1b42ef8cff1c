/** What makes a whole file unreadable: then nothing of it is taken in. */
export const FILE_FAULTS = [
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
export type FileFaultCode = (typeof FILE_FAULTS)[number]

/** Where a file is at fault. `row` counts from 1 as a spreadsheet does; `column` is the header's word for it. */
export interface FileFault {
  code: FileFaultCode
  file: string
  sheet?: string | null
  row?: number
  column?: string
  /** The cell, a missing column's name or a format, where the sentence quotes it. */
  value?: string
}
