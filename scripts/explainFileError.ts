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
/** Node reports ENOENT for a missing parent folder on a read-only disk. */
const NOT_MADE: Sentences = { ENOENT: COMMAND_ERRORS.folderNotMade, EEXIST: COMMAND_ERRORS.notFolder }

/** undefined for other errors and for defects. `explainDatabaseError` handles a full disk. */
export function explainFileError(error: unknown): string | undefined {
  for (const cause of errorCauses(error)) {
    const { code = '', path, syscall = '' } = cause as NodeJS.ErrnoException
    // A missing program fails like a missing file.
    if (path === undefined || syscall.startsWith('spawn')) continue
    if (syscall === 'mkdir' && NOT_MADE[code]) return NOT_MADE[code](path)
    return EXPLAINED[code]?.(path)
  }
  return undefined
}
