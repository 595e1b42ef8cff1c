import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive, processStart } from './processStart'

/**
 * The processes that use a data folder's server: a file each, named after the process id, holding the start of the
 * process and the folder. An id alone would take a later process for an earlier one, and a copy of the list would count
 * the processes of the original.
 */
const usersFolder = (home: string): string => join(home, 'database.users')

const entryOf = (pid: number, home: string): string => `${processStart(pid) ?? ''}\n${home}\n`

/** Signs this process into the list. Under the data folder's lock. */
export function addUser(home: string): void {
  mkdirSync(usersFolder(home), { recursive: true })
  writeFileSync(join(usersFolder(home), String(process.pid)), entryOf(process.pid, home))
}

/** Takes this process off the list, and says whether others are still on it. Under the data folder's lock. */
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
