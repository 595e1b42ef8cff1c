import type { FileErrorCode, SizeLimit } from '@/domain/expense/fileErrors'

/** Why a file cannot be extracted; the caller adds the file's name and throws an ImportFileError. */
export class FormatError extends Error {
  constructor(
    readonly code: FileErrorCode,
    /** what the sentence quotes, such as a format's name */
    readonly value?: string,
    /** the library's own words, for developers */
    readonly detail?: string,
  ) {
    super(detail ? `${code}: ${detail}` : code)
    this.name = 'FormatFault'
  }
}

/** More of something than is read. */
export class SizeError extends FormatError {
  constructor(readonly limit: SizeLimit) {
    super('too_big')
    this.name = 'SizeFault'
  }
}

/** The limit that an error names, if any. */
export const limitOf = (fault: FormatError): SizeLimit | undefined =>
  fault instanceof SizeError ? fault.limit : undefined
