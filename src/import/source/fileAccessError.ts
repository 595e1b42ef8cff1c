import type { FileErrorCode } from '@/domain/expense/fileErrors'
import { ImportFileError } from './importFileError'

const FAULTS: Partial<Record<string, FileErrorCode>> = {
  ENOENT: 'missing',
  ENOTDIR: 'missing',
  ELOOP: 'missing',
  EACCES: 'denied',
  EPERM: 'denied',
}

/** For the `catch` of a call that opens `path`: turns a file system error into an import error, passes others on. */
export const toFileAccessError =
  (path: string) =>
  (error: NodeJS.ErrnoException): never => {
    const code = FAULTS[error.code ?? '']
    throw code ? new ImportFileError({ code, file: path }, undefined, { cause: error }) : error
  }
