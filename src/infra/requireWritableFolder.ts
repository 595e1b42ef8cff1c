import { accessSync, constants, mkdirSync } from 'node:fs'

/**
 * Rather than failing on the first photo; a full disk is accepted. Throws the system's error with the folder as `path`.
 */
export function requireWritableFolder(folder: string): void {
  mkdirSync(folder, { recursive: true })
  accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
}
