import { readdir, realpath, stat } from 'node:fs/promises'
import { basename, join, relative, resolve } from 'node:path'
import type { FileError } from '@/domain/expense/fileErrors'
import { toFileAccessError, ImportFileError } from './errors'

export interface FoundFile {
  path: string
  /** display name: the file name, within a folder with its path from there */
  name: string
}

export interface FoundFiles {
  files: FoundFile[]
  errors: FileError[]
}

const KOREAN = new Intl.Collator('ko', { numeric: true })

/** System leftovers: hidden files, lock files, thumbnails, folder settings. */
const LEFTOVER = /^(\.|~\$)|^(thumbs\.db|desktop\.ini|__macosx)$/i
export const isLeftover = (name: string): boolean => LEFTOVER.test(name)

/** In a stable order, '2월' before '10월'. */
export async function expandPaths(paths: readonly string[]): Promise<FoundFiles> {
  const found: FoundFiles = { files: [], errors: [] }
  for (const path of paths) {
    try {
      const kind = await kindOf(path)
      if (kind === 'folder') found.files.push(...(await filesOf(path, found.errors)))
      else found.files.push({ path, name: basename(path) })
    } catch (error) {
      if (!(error instanceof ImportFileError)) throw error
      found.errors.push(error.fileError)
    }
  }
  return found
}

async function filesOf(folder: string, errors: FileError[]): Promise<FoundFile[]> {
  const files: FoundFile[] = []
  const before = errors.length
  for await (const path of walkFolder(folder, new Set(), errors))
    files.push({ path, name: join(basename(resolve(folder)), relative(folder, path)).normalize('NFC') })
  if (files.length === 0 && errors.length === before) throw new ImportFileError({ code: 'empty_folder', file: folder })
  return files
}

/** @param entered real paths of visited folders, so that links cannot loop */
async function* walkFolder(folder: string, entered: Set<string>, errors: FileError[]): AsyncGenerator<string> {
  const real = await realpath(folder)
  if (entered.has(real)) return
  entered.add(real)
  for (const name of await namesIn(folder, errors)) {
    const path = join(folder, name)
    const kind = await kindOf(path).catch((error: unknown) => unreachable(error, errors))
    if (kind === 'folder') yield* walkFolder(path, entered, errors)
    if (kind === 'file') yield path
  }
}

async function namesIn(folder: string, errors: FileError[]): Promise<string[]> {
  const names = await readdir(folder)
    .catch(toFileAccessError(folder))
    .catch((error: unknown) => unreachable(error, errors))
  return (names ?? []).filter((name) => !isLeftover(name)).sort(inOrder)
}

/** macOS decomposes Hangul in file names; names that compare equal ('1월', '01월') need a stable order too. */
export function inOrder(a: string, b: string): number {
  return KOREAN.compare(a.normalize('NFC'), b.normalize('NFC')) || (a < b ? -1 : 1)
}

/** An inaccessible folder is reported and skipped. */
function unreachable(error: unknown, errors: FileError[]): null {
  if (!(error instanceof ImportFileError)) throw error
  errors.push(error.fileError)
  return null
}

/** Follows links. Pipes and sockets are 'other', because reading them might never end. */
async function kindOf(path: string): Promise<'folder' | 'file' | 'other'> {
  const found = await stat(path).catch(toFileAccessError(path))
  if (found.isDirectory()) return 'folder'
  return found.isFile() ? 'file' : 'other'
}
