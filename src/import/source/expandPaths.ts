import { readdir, realpath, stat } from 'node:fs/promises'
import { basename, join, relative, resolve } from 'node:path'
import type { FileError } from '@/domain/expense/fileErrors'
import { toFileAccessError } from './fileAccessError'
import { ImportFileError } from './importFileError'

export interface FoundFile {
  path: string
  /** for people: the file's name, in a folder with the way to it from that folder on */
  name: string
}

/** What a command line's paths come down to: files in the order of reading, and what is wrong with the other paths. */
export interface FoundFiles {
  files: FoundFile[]
  errors: FileError[]
}

const KOREAN = new Intl.Collator('ko', { numeric: true })

/** Files that systems and programs leave behind: hidden files, locks of open documents, thumbnails, folder settings. */
const LEFTOVER = /^(\.|~\$)|^(thumbs\.db|desktop\.ini|__macosx)$/i
export const isLeftover = (name: string): boolean => LEFTOVER.test(name)

/** Each path that is a folder becomes all files below it, '2월' before '10월' and always in the same order. */
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

/** @param entered real paths of visited folders: each is entered once, so that no link leads into a loop */
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

/** macOS stores Hangul decomposed, others composed; names that compare equal ('1월', '01월') need a fixed order too. */
export function inOrder(a: string, b: string): number {
  return KOREAN.compare(a.normalize('NFC'), b.normalize('NFC')) || (a < b ? -1 : 1)
}

/** A folder that cannot be entered is reported; the rest is read. */
function unreachable(error: unknown, errors: FileError[]): null {
  if (!(error instanceof ImportFileError)) throw error
  errors.push(error.fileError)
  return null
}

/** Links are followed. A pipe or a socket is neither: reading it might never end. */
async function kindOf(path: string): Promise<'folder' | 'file' | 'other'> {
  const found = await stat(path).catch(toFileAccessError(path))
  if (found.isDirectory()) return 'folder'
  return found.isFile() ? 'file' : 'other'
}
