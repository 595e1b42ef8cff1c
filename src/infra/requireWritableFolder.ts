import { accessSync, constants, mkdirSync } from 'node:fs'

/**
 * Makes a folder where there is none, and makes sure that this process may write into it: better now than when the
 * first photograph comes. A full disk passes, since reads go on.
 * @throws the system's own error, with the folder as its `path`
 */
export function requireWritableFolder(folder: string): void {
  mkdirSync(folder, { recursive: true })
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
}
