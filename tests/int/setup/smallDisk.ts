import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface SmallDisk {
  folder: string
  /** From now on nothing can be written to it. */
  makeReadOnly: () => void
  remove: () => void
}

const mount = (...args: string[]): boolean => spawnSync('mount', args, { stdio: 'ignore' }).status === 0

/**
 * A disk of its own in memory.
 * @param size such as `64k`
 * @param over a folder that it takes the place of until it is removed
 * @returns null where this account may make none: only root may, and not in every container
 */
export function makeSmallDisk(size: string, over?: string): SmallDisk | null {
  const folder = over ?? mkdtempSync(join(tmpdir(), 'gonggong-disk-'))
  const removeFolder = () => (over === undefined ? rmdirSync(folder) : undefined)
  if (!mount('-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', folder)) {
    removeFolder()
    return null
  }
  return {
    folder,
    makeReadOnly: () => void mount('-o', 'remount,ro', folder),
    remove() {
      spawnSync('umount', ['-l', folder])
      removeFolder()
    },
  }
}
