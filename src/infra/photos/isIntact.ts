import { log } from '../log'
import { sha256 } from './sha256'

/**
 * Whether a photograph's file is as it was written; one that is not is named in the log, for anyone who has the backup.
 * @param checksum SHA-256 of what was written; null where none was kept
 */
export function isIntact(file: string, bytes: Buffer, checksum: string | null): boolean {
  if (checksum === null || sha256(bytes) === checksum) return true
  log.error(`the photograph ${file} has changed since it was stored; take the file from a backup`)
  return false
}
