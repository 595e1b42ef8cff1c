import type { FileFaultCode } from '@/domain/expense/fileFaults'

/** Why a file's bytes cannot become rows; whoever knows the file's name makes an ImportFileError of it. */
export class FormatFault extends Error {
  constructor(
    readonly code: FileFaultCode,
    /** what the sentence quotes, such as a format's name */
    readonly value?: string,
    /** the library's own words, for developers */
    readonly detail?: string,
  ) {
    super(detail ? `${code}: ${detail}` : code)
    this.name = 'FormatFault'
  }
}
