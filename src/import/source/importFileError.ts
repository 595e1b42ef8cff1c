import type { FileError } from '@/domain/expense/fileErrors'

/** A file that cannot be imported. `messages/cli` turns the error's code into a sentence. */
export class ImportFileError extends Error {
  constructor(
    readonly fault: FileError,
    /** The faulty cell's place in its row, from 0, where the header's word for it is not known yet. */
    readonly columnIndex?: number,
    options?: ErrorOptions,
  ) {
    super(`${fault.code} ${fault.file}${fault.row ? `:${fault.row}` : ''}`, options)
    this.name = 'ImportFileError'
  }
}
