import { readdir, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCodeOf } from './database/pgErrors'

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
