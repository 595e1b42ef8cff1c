import { statfs } from 'node:fs/promises'
import { accessSync, constants, mkdirSync } from 'node:fs'
import { errorCodeOf } from './database/pgErrors'
import { errorCauses } from './errorCauses'

/** Bytes the server's account may still write. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** PostgreSQL's disk_full; Node's codes for a full disk and an exhausted quota. */
const CODES = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** Of the database or the data folder. */
export const isStorageFull = (error: unknown): boolean =>
  errorCauses(error).some((cause) => CODES.has(errorCodeOf(cause)))

/**
 * Rather than failing on the first photo; a full disk is accepted. Throws the system's error with the folder as `path`.
 */
export function requireWritableFolder(folder: string): void {
  mkdirSync(folder, { recursive: true })
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
}
