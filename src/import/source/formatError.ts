import type { FileErrorCode, SizeLimit } from '@/domain/expense/fileErrors'

/** Why a file cannot be extracted; the caller adds the file name and throws an ImportFileError. */
export class FormatError extends Error {
  constructor(
    readonly code: FileErrorCode,
    /** quoted in the message, such as a format's name */
    readonly value?: string,
    /** the library's message, for developers */
    readonly detail?: string,
  ) {
    super(detail ? `${code}: ${detail}` : code)
    this.name = 'FormatError'
  }
}

/** A size limit was exceeded. */
export class SizeError extends FormatError {
  constructor(readonly limit: SizeLimit) {
    super('too_big')
    this.name = 'SizeError'
  }
}

/** The limit that an error names, if any. */
export const limitOf = (error: FormatError): SizeLimit | undefined =>
  error instanceof SizeError ? error.limit : undefined
