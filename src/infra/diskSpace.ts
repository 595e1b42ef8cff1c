import { readdir, stat, statfs, open, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { accessSync, constants, mkdirSync } from 'node:fs'
import { errorCodeOf } from './database/pgErrors'
import { errorCauses } from './errorCauses'

export async function folderBytes(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (errorCodeOf(error) === 'ENOENT') return []
    throw error
  })
  let bytes = 0
  for (const entry of entries) {
    if (!entry.isFile()) continue
    // Deleted since listing.
    const found = await stat(join(folder, entry.name)).catch(() => null)
    bytes += found?.size ?? 0
  }
  return bytes
}

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
 * Writes the bytes, because reported free space ignores quotas; leaves nothing behind, even if killed. A missing folder
 * has room.
 */
export async function hasFreeSpace(folder: string, bytes: number): Promise<boolean> {
  const path = join(folder, `.room-${randomUUID()}`)
  try {
    const file = await open(path, 'wx')
    try {
      await unlink(path)
      await file.writeFile(Buffer.alloc(bytes))
      await file.sync()
    } finally {
      await file.close()
    }
    return true
  } catch (error) {
    if (isStorageFull(error)) return false
    if (errorCodeOf(error) === 'ENOENT') return true
    throw error
  }
}

/**
 * Rather than failing on the first photo; a full disk is accepted. Throws the system's error with the folder as `path`.
 */
export function requireWritableFolder(folder: string): void {
  mkdirSync(folder, { recursive: true })
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
}
