import { randomUUID } from 'node:crypto'
import { open, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCodeOf } from './database/pgErrors'
import { isStorageFull } from './storageFull'

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
