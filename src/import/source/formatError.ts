import type { FileErrorCode, SizeLimit } from '@/domain/expense/fileErrors'

/** The caller adds the file name and throws an ImportFileError. */
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

export class SizeError extends FormatError {
  constructor(readonly limit: SizeLimit) {
    super('too_big')
    this.name = 'SizeError'
  }
}

export const limitOf = (error: FormatError): SizeLimit | undefined =>
  error instanceof SizeError ? error.limit : undefined
