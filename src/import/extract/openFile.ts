import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { DOCUMENT_BYTES_MAX, WORKBOOK_BYTES_MAX } from '@/domain/expense/limits'
import type { UnreadPart } from '@/domain/expense/importReport'
import { emptyAccount, type RowSource, type SheetRow } from '../source/sheetRow'
import { toFileAccessError, ImportFileError, FormatError, limitOf } from '../source/errors'
import { readCsv } from './text/readCsv'
import { DOCUMENT_FORMATS, sniffDocument } from './document/sniffDocument'
import { inspectFile, type TextEncodingName, READ_BYTES } from './text/inspectFile'
import { isLargeWorkbook } from './workbook/zipParts'
import { readDocument } from './worker/readDocument'

interface FileVersion {
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
async function* orChanged<T>(rows: AsyncIterable<T>, version: FileVersion): AsyncGenerator<T> {
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

/** By content, not extension. `file`: display name, which may tell institution and month. Throws ImportFileError. */
export async function openFile(path: string, file = basename(path)): Promise<RowSource> {
  const found = await stat(path).catch(toFileAccessError(path))
  if (found.isDirectory()) throw new ImportFileError({ code: 'directory', file: path })
  const { hash, kind, encoding } = await inspectFile(path).catch(toFileAccessError(path))
  if (kind === 'empty') throw new ImportFileError({ code: 'empty', file, row: 1 })
  const version = { path, file, size: found.size, mtimeMs: found.mtimeMs, hash }
  if (kind === 'text') return openText(version, encoding)
  if (await isLargeWorkbook(path, found.size)) return openWorkbook(version)
  if (found.size > DOCUMENT_BYTES_MAX) throw new ImportFileError({ code: 'too_big', file, limit: 'file_bytes' })
  const bytes = await readWhole(version)
  const sniffed = sniffDocument(bytes)
  if ('error' in sniffed) {
    const { error: code, ...where } = sniffed
    throw new ImportFileError({ code, file, ...where })
  }
  if ('unreadable' in sniffed) throw new ImportFileError({ code: 'unsupported', file, value: sniffed.unreadable })
  const account = emptyAccount()
  const rows = withoutUnread(withFileName(readDocument({ bytes, kind: sniffed.kind }), file), account.unread)
  return { file, hash, format: DOCUMENT_FORMATS[sniffed.kind], rows, account }
}

function openText(version: FileVersion, encoding: TextEncodingName): RowSource {
  const { file, hash, size } = version
  let bytesRead = 0
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const chunk of readUnchanged(version)) {
      bytesRead += chunk.length
      yield chunk
    }
  }
  const rows = orChanged(readCsv(counted(), file, encoding), version)
  return { file, hash, format: 'csv', rows, account: emptyAccount(), share: () => bytesRead / size }
}

/** A workbook is read at several positions at once, so the check for changes comes before the last rows. */
function openWorkbook(version: FileVersion): RowSource {
  const { path, file, hash, size } = version
  if (size > WORKBOOK_BYTES_MAX) throw new ImportFileError({ code: 'too_big', file, limit: 'workbook_bytes' })
  async function* rows(): AsyncGenerator<SheetRow[]> {
    yield* orChanged(withFileName(readDocument({ path }), file), version)
    for await (const _ of readUnchanged(version));
  }
  return { file, hash, format: 'xlsx', rows: rows(), account: emptyAccount() }
}

async function readWhole(version: FileVersion): Promise<Buffer> {
  const whole = Buffer.allocUnsafe(version.size)
  let end = 0
  for await (const chunk of readUnchanged(version)) end += chunk.copy(whole, end)
  return whole
}

async function* withoutUnread(blocks: AsyncIterable<SheetRow[]>, unread: UnreadPart[]): AsyncGenerator<SheetRow[]> {
  for await (const block of blocks) {
    for (const row of block) if (row.unread) unread.push(row.unread)
    yield block.filter((row) => !row.unread)
  }
}

async function* withFileName(rows: AsyncIterable<SheetRow[]>, file: string): AsyncGenerator<SheetRow[]> {
  try {
    yield* rows
  } catch (error) {
    if (!(error instanceof FormatError)) throw error
    throw new ImportFileError({ code: error.code, file, value: error.value, limit: limitOf(error) }, undefined, {
      cause: error,
    })
  }
}
