import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive, processStart } from './processStart'

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
