import type { FileError } from '@/domain/expense/fileErrors'

/** A file that cannot be imported. `messages/cli` turns the error's code into a sentence. */
export class ImportFileError extends Error {
  constructor(
    readonly fileError: FileError,
    /** the invalid cell's index in its row, from 0, where its column name is not known yet */
    readonly columnIndex?: number,
    options?: ErrorOptions,
  ) {
    super(`${fileError.code} ${fileError.file}${fileError.row ? `:${fileError.row}` : ''}`, options)
    this.name = 'ImportFileError'
  }
}
