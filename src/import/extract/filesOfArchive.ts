import { createWriteStream } from 'node:fs'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import iconv from 'iconv-lite'
import type { FileError } from '@/domain/expense/fileErrors'
import { ARCHIVE_INFLATED_MAX } from '@/domain/expense/limits'
import { inOrder, isLeftover } from '@/import/source/expandPaths'
import { FormatError, SizeError, limitOf } from '@/import/source/errors'
import { sniffDocument } from './document/sniffDocument'
import { type InflateBudget, ZipParts } from './workbook/zipParts'

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** UTF-8 if flagged or valid, otherwise CP949, as Korean Windows programs write it. With slashes. */
function entryName({ name, isUtf8 }: { name: Buffer; isUtf8: boolean }): string {
  return (isUtf8 ? name.toString('utf8') : decoded(name))
    .normalize('NFC')
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '')
}

function decoded(name: Buffer): string {
  try {
    return UTF8.decode(name)
  } catch {
    return iconv.decode(name, 'cp949')
  }
}

/** A file, unpacked until the next is requested; an unreadable one with the reason; or a system file. */
export type ArchiveEntry = { name: string } & ({ path: string } | { error: FileError } | { isLeftover: true })

/** Entries that identify packed documents, which are archives too: workbooks, texts and HWPX. */
const DOCUMENT =
  /^(?:\[content_types\]\.xml|mimetype|content\.xml)$|^(?:xl\/workbook|word\/document|contents\/section)/i
const DEPTH_MAX = 1

const budget = (): InflateBudget => ({ bytes: 0, max: ARCHIVE_INFLATED_MAX, limit: 'archive_bytes' })

export async function isArchive(path: string): Promise<boolean> {
  if (!(await beginsAsZip(path))) return false
  const parts = await ZipParts.open(path, budget(), entryName).catch((error: unknown) => error)
  if (!(parts instanceof ZipParts)) return parts instanceof SizeError && isNoDocument(await readFile(path))
  parts.close()
  return !parts.names.some((name) => DOCUMENT.test(name))
}

/** An archive with too many entries to list is rejected by its limit. */
const isNoDocument = (bytes: Buffer): boolean => {
  const sniffed = sniffDocument(bytes)
  return 'unreadable' in sniffed && sniffed.unreadable === 'ZIP'
}

async function beginsAsZip(path: string): Promise<boolean> {
  const file = await open(path).catch(() => null)
  if (!file) return false
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.equals(Buffer.from('PK\x03\x04', 'latin1'))
  } finally {
    await file.close()
  }
}

/** In folder order, one at a time, including nested archives. `archive` prefixes the files' names. */
export async function* filesOfArchive(
  path: string,
  archive: string,
  shared = budget(),
  depth = 0,
): AsyncGenerator<ArchiveEntry> {
  const parts = await ZipParts.open(path, shared, entryName).catch(errorOf)
  if (!(parts instanceof ZipParts)) {
    yield { name: archive, error: { ...parts, file: archive } }
    return
  }
  const folder = await mkdtemp(join(tmpdir(), 'archive-'))
  try {
    for (const inner of parts.names.filter((name) => !name.endsWith('/')).sort(inOrder)) {
      const name = `${archive}/${inner}`
      if (inner.split('/').some(isLeftover)) {
        yield { name, isLeftover: true }
        continue
      }
      // Never derived from the entry's name, so that no path can be escaped.
      const unpacked = join(folder, 'file')
      const error = await unpack(parts, inner, unpacked)
      if (error) yield { name, error: { ...error, file: name } }
      else if (!(await isArchive(unpacked))) yield { name, path: unpacked }
      else if (depth < DEPTH_MAX) yield* filesOfArchive(unpacked, name, shared, depth + 1)
      else yield { name, error: { code: 'nested_archive', file: name } }
    }
  } finally {
    parts.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function unpack(parts: ZipParts, name: string, to: string): Promise<Omit<FileError, 'file'> | null> {
  try {
    await pipeline(parts.inflate(name), createWriteStream(to))
    return null
  } catch (error) {
    return errorOf(error)
  }
}

/** @throws anything but a defect of the file */
function errorOf(error: unknown): Omit<FileError, 'file'> {
  if (!(error instanceof FormatError)) throw error
  return { code: error.code, limit: limitOf(error) }
}
