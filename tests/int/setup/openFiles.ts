import { readdirSync, readlinkSync } from 'node:fs'

/** The files of a folder that this process holds open. */
export const openFiles = (folder: string): string[] =>
  readdirSync('/proc/self/fd')
    .map((descriptor) => {
      try {
        return readlinkSync(`/proc/self/fd/${descriptor}`)
      } catch {
        // Closed since it was listed.
        return ''
      }
    })
    .filter((path) => path.startsWith(folder))
