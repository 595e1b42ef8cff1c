import { join } from 'node:path'
import { lock } from 'proper-lockfile'
import { EMBEDDED_DATABASE } from '@/messages/cli/embeddedDatabase'
import { requireWritableFolder } from '../../requireWritableFolder'
import { ClusterError } from './clusterError'

export const LOCK_FILE = 'database.lock'
const LOCK_WAIT = { retries: 600, minTimeout: 100, maxTimeout: 200 }

export async function withFolderLock<T>(home: string, work: () => Promise<T>): Promise<T> {
  const release = await takeLock(home)
  try {
    return await work()
  } finally {
    await release()
  }
}

async function takeLock(home: string): Promise<() => Promise<void>> {
  try {
    // Otherwise locking would be retried forever in a folder that is not writable.
    requireWritableFolder(home)
    return await lock(home, { lockfilePath: join(home, LOCK_FILE), stale: 10_000, retries: LOCK_WAIT })
  } catch (error) {
    throw new ClusterError(EMBEDDED_DATABASE.dataFolder(home, (error as Error).message))
  }
}
