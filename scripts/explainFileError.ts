import { errorCauses } from '@/infra/errorCauses'
import { COMMAND_ERRORS } from '@/messages/cli/commandErrors'

type Sentences = Readonly<Record<string, (path: string) => string>>

const EXPLAINED: Sentences = {
  EACCES: COMMAND_ERRORS.fileDenied,
  EPERM: COMMAND_ERRORS.fileDenied,
  EROFS: COMMAND_ERRORS.fileReadOnly,
  ENOENT: COMMAND_ERRORS.fileMissing,
  ENOTDIR: COMMAND_ERRORS.notFolder,
}
/** When a parent folder is missing on a read-only disk, Node reports ENOENT. */
const NOT_MADE: Sentences = { ENOENT: COMMAND_ERRORS.folderNotMade, EEXIST: COMMAND_ERRORS.notFolder }

/**
 * The message for a file or folder error on the command line. `explainDatabaseError` handles a full disk, because
 * databases report it too.
 * @returns undefined for other errors and for defects
 */
export function explainFileError(error: unknown): string | undefined {
  for (const cause of errorCauses(error)) {
    const { code = '', path, syscall = '' } = cause as NodeJS.ErrnoException
    // A missing program fails like a missing file, but names a `spawn` syscall.
    if (path === undefined || syscall.startsWith('spawn')) continue
    if (syscall === 'mkdir' && NOT_MADE[code]) return NOT_MADE[code](path)
    return EXPLAINED[code]?.(path)
  }
  return undefined
}
