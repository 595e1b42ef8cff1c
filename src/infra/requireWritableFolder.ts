import { accessSync, constants, mkdirSync } from 'node:fs'

/**
 * Creates a folder if missing and checks that this process can write to it, rather than failing on the first photo. A
 * full disk is accepted, because reads still work.
 * @throws the system's error with the folder as `path`
 */
export function requireWritableFolder(folder: string): void {
  mkdirSync(folder, { recursive: true })
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
}
