import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { ImportFileError } from '../source/importFileError'
import { READ_BYTES } from './text/inspectFile'

export interface FileVersion {
  path: string
  file: string
  size: number
  mtimeMs: number
  hash: string
}

/** Reads to the end only if the fingerprint holds: what is parsed was hashed. Throws ImportFileError `changed`. */
export async function* readUnchanged(version: FileVersion): AsyncGenerator<Buffer> {
  const read = createHash('sha256')
  let bytes = 0
  try {
    for await (const chunk of createReadStream(version.path, { highWaterMark: READ_BYTES }) as AsyncIterable<Buffer>) {
      bytes += chunk.length
      // A file that is being appended to may never end.
      if (bytes > version.size) break
      read.update(chunk)
      yield chunk
    }
  } catch (error) {
    // Deleted, or no longer readable.
    throw (await isTouched(version)) ? changed(version, error) : error
  }
  if (read.digest('hex') !== version.hash || (await isTouched(version))) throw changed(version)
}

/** A file modified while it is read looks damaged or truncated; ImportFileError `changed` then names the cause. */
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
