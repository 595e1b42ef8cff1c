import { log } from '../log'
import { sha256 } from './sha256'

/**
 * Whether a photo's file matches its checksum; a damaged one is logged, so that it can be restored from a backup.
 * @param checksum SHA-256 of the original; null if unknown
 */
export function isIntact(file: string, bytes: Buffer, checksum: string | null): boolean {
  if (checksum === null || sha256(bytes) === checksum) return true
  log.error(`the photograph ${file} is not as it was written`)
  return false
}
