import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { ImportFileError } from '../source/importFileError'
import { READ_BYTES } from './text/inspectFile'

/** A file as it was when its fingerprint was taken. */
export interface FileVersion {
  path: string
  /** its name as people know it */
  file: string
  /** bytes */
  size: number
  mtimeMs: number
  /** SHA-256 of the bytes, hex */
  hash: string
}

/**
 * Reads a file in pieces, to the end only if it is still the version whose fingerprint will be recorded: what is parsed
 * is what was hashed, and no one is in the middle of writing it.
 * @throws ImportFileError `changed`
 */
export async function* readUnchanged(version: FileVersion): AsyncGenerator<Buffer> {
  const read = createHash('sha256')
  let bytes = 0
  try {
    for await (const chunk of createReadStream(version.path, { highWaterMark: READ_BYTES }) as AsyncIterable<Buffer>) {
      bytes += chunk.length
      // One that somebody keeps appending to may have no end.
      if (bytes > version.size) break
      read.update(chunk)
      yield chunk
    }
  } catch (error) {
    // Somebody took it away, or the right to read it.
    throw (await isTouched(version)) ? changed(version, error) : error
  }
  if (read.digest('hex') !== version.hash || (await isTouched(version))) throw changed(version)
}

/**
 * Passes rows on. A file that changes under its reader looks damaged or cut off; of such an error the change is the
 * reason.
 * @throws ImportFileError `changed`, or what the rows throw
 */
export async function* orChanged<T>(rows: AsyncIterable<T>, version: FileVersion): AsyncGenerator<T> {
  try {
    yield* rows
  } catch (error) {
    throw (await isTouched(version)) ? changed(version, error) : error
  }
}

async function isTouched({ path, size, mtimeMs }: FileVersion): Promise<boolean> {
  const now = await stat(path).catch(() => null)
  return now?.size !== size || now.mtimeMs !== mtimeMs
}

const changed = ({ file }: FileVersion, cause?: unknown): ImportFileError =>
  new ImportFileError({ code: 'changed', file }, undefined, { cause })
