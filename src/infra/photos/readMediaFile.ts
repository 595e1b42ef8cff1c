import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { errorCodeOf } from '../database/pgErrors'

/** Error codes for a missing file, a name that is too long, a folder, or a path through a file. */
const ABSENT = new Set(['ENOENT', 'ENAMETOOLONG', 'EISDIR', 'ENOTDIR', 'ERR_INVALID_ARG_VALUE'])

/** The bytes of a file of staff's pictures; null if missing. */
export const readMediaFile = (folder: string, name: string): Promise<Buffer | null> =>
  readFile(join(folder, basename(name))).catch((error: unknown) => {
    if (ABSENT.has(errorCodeOf(error))) return null
    throw error
  })
