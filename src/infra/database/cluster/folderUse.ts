import { join } from 'node:path'
import { lock } from 'proper-lockfile'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { EMBEDDED_DATABASE } from '@/messages/cli/embeddedDatabase'
import { requireWritableFolder } from '../../diskSpace'
import { ClusterError } from './clusterError'
import { isAlive, processStart } from './processes'

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

/**
 * One file per process that uses the server, named after its id, with start time and folder: ids are reused, and a
 * copied list would count the original's processes.
 */
const usersFolder = (home: string): string => join(home, 'database.users')

const entryOf = (pid: number, home: string): string => `${processStart(pid) ?? ''}\n${home}\n`

/** Requires the folder lock. */
export function addUser(home: string): void {
  mkdirSync(usersFolder(home), { recursive: true })
  writeFileSync(join(usersFolder(home), String(process.pid)), entryOf(process.pid, home))
}

/** Requires the folder lock. */
export function removeUser(home: string): { othersLeft: boolean } {
  const folder = usersFolder(home)
  mkdirSync(folder, { recursive: true })
  rmSync(join(folder, String(process.pid)), { force: true })
  let othersLeft = false
  for (const name of readdirSync(folder)) {
    const pid = Number(name)
    if (isAlive(pid) && readFileSync(join(folder, name), 'utf8') === entryOf(pid, home)) othersLeft = true
    else rmSync(join(folder, name), { force: true })
  }
  return { othersLeft }
}
