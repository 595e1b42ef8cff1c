import { log } from '../log'
import { sha256 } from './sha256'

/**
 * Whether a photo's file matches its checksum; a damaged one is logged, so that it can be restored from a backup.
 * @param checksum SHA-256 of the original; null if unknown
 */
export function isIntact(file: string, bytes: Buffer, checksum: string | null): boolean {
  if (checksum === null || sha256(bytes) === checksum) return true
  log.error(`the photograph ${file} has changed since it was stored; take the file from a backup`)
  return false
}
