import type { FileErrorCode } from '@/domain/expense/fileErrors'
import { ImportFileError } from './importFileError'

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
