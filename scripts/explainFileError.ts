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
/** Of a folder with those above it, Node says ENOENT where the disk is read-only. */
const NOT_MADE: Sentences = { ENOENT: COMMAND_ERRORS.folderNotMade, EEXIST: COMMAND_ERRORS.notFolder }

/**
 * What an error of a file or folder says to the person who runs a command. A full disk is `explainDatabaseError`'s,
 * since a database may have one too.
 * @returns undefined for what is none, or is a defect
 */
export function explainFileError(error: unknown): string | undefined {
  for (const cause of errorCauses(error)) {
    const { code = '', path, syscall = '' } = cause as NodeJS.ErrnoException
    // A program that is not there fails as a file does, by `spawn` and its name.
    if (path === undefined || syscall.startsWith('spawn')) continue
    if (syscall === 'mkdir' && NOT_MADE[code]) return NOT_MADE[code](path)
    return EXPLAINED[code]?.(path)
  }
  return undefined
}
