import { existsSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
const FREE_MIN_BYTES = 8 * 2 ** 30

/**
 * Where tests keep what they throw away: in memory where there is plenty. Every copied database is 1,500 files, and
 * making and deleting those on a disk takes more time than the tests that use them.
 */
export function temporaryFolder(): string {
  if (process.env.TMPDIR || !existsSync(MEMORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY)
  return Math.min(bavail * bsize, process.availableMemory()) > FREE_MIN_BYTES ? MEMORY : tmpdir()
}
