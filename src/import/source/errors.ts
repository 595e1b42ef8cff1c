import type { FileErrorCode, SizeLimit, FileError } from '@/domain/expense/fileErrors'

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

/** `messages/cli` has the sentences for its codes. */
export class ImportFileError extends Error {
  constructor(
    readonly fileError: FileError,
    /** index of the invalid cell, from 0, if the column name is not known yet */
    readonly columnIndex?: number,
    options?: ErrorOptions,
  ) {
    super(`${fileError.code} ${fileError.file}${fileError.row ? `:${fileError.row}` : ''}`, options)
    this.name = 'ImportFileError'
  }
}

const FAULTS: Partial<Record<string, FileErrorCode>> = {
  ENOENT: 'missing',
  ENOTDIR: 'missing',
  ELOOP: 'missing',
  EACCES: 'denied',
  EPERM: 'denied',
}

/** A `catch` handler for opening `path`: turns file system errors into import errors, rethrows others. */
export const toFileAccessError =
  (path: string) =>
  (error: NodeJS.ErrnoException): never => {
    const code = FAULTS[error.code ?? '']
    throw code ? new ImportFileError({ code, file: path }, undefined, { cause: error }) : error
  }
