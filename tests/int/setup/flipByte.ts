import { readFileSync, writeFileSync } from 'node:fs'

/** Changes one bit in the middle of a file, as a failing disk does. */
export function flipByte(file: string): void {
  const bytes = readFileSync(file)
  const middle = Math.floor(bytes.length / 2)
  bytes[middle] = (bytes[middle] ?? 0) ^ 1
  writeFileSync(file, bytes)
}
