import type { FileError } from '@/domain/expense/fileErrors'

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
