import { randomUUID } from 'node:crypto'
import { open, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCodeOf } from './database/pgErrors'
import { isStorageFull } from './storageFull'

/**
 * Whether so many bytes can be written to a folder, found out by writing them: what a disk says of its free room knows
 * nothing of an account's quota. Nothing of it stays, no matter what ends this process in the meantime. A folder that
 * is not there yet has room.
 */
export async function hasRoom(folder: string, bytes: number): Promise<boolean> {
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
