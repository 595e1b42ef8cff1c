import { log } from '../log'
import { sha256 } from './sha256'

/** A damaged file is logged, to be restored from a backup. `checksum`: null if unknown. */
export function isIntact(file: string, bytes: Buffer, checksum: string | null): boolean {
  if (checksum === null || sha256(bytes) === checksum) return true
  log.error(`the photograph ${file} has changed since it was stored; take the file from a backup`)
  return false
}
