import { basename } from 'node:path'
import { type ArchiveEntry, filesOfArchive, isArchive } from '@/import/extract/filesOfArchive'
import { expandPaths, type FoundFile } from '@/import/source/expandPaths'
import { openFile } from '@/import/extract/openFile'
import type { RowSource } from '@/import/source/sheetRow'
import { ImportFileError } from '@/import/source/errors'
import { describeFileError, describeSkipped } from '@/messages/cli/fileErrors'
import type { ProgressBar } from './progressBar'

export interface Run<T> {
  taken: T[]
  /** including paths that do not exist */
  rejected: number
}

/** Includes folders and archives. A file with an error is reported and skipped. `work` also gets the display name. */
export async function forEachFile<T>(
  paths: string[],
  screen: ProgressBar,
  work: (source: RowSource, name: string) => Promise<T>,
): Promise<Run<T>> {
  const { files, errors } = await expandPaths(paths)
  for (const error of errors) screen.complain(describeFileError(error))
  const run: Run<T> = { taken: [], rejected: errors.length }
  const read = async (path: string, name: string): Promise<void> => {
    try {
      run.taken.push(await work(screen.watch(await openFile(path, basename(name))), name))
    } catch (error) {
      if (!(error instanceof ImportFileError)) throw error
      reject({ ...error.fileError, file: name })
    }
  }
  const reject = (error: ImportFileError['fileError']): void => {
    screen.complain(describeFileError(error))
    run.rejected += 1
  }
  try {
    for (const [i, file] of files.entries()) {
      const leftovers: string[] = []
      for await (const entry of entriesOf(file)) {
        screen.turnTo({ name: basename(entry.name), number: i + 1, of: files.length })
        if ('path' in entry) await read(entry.path, entry.name)
        else if ('error' in entry) reject(entry.error)
        else leftovers.push(entry.name.slice(file.name.length + 1))
      }
      if (leftovers.length > 0) screen.complain(describeSkipped(file.name, leftovers))
    }
  } finally {
    screen.close()
  }
  return run
}

async function* entriesOf(file: FoundFile): AsyncGenerator<ArchiveEntry> {
  if (await isArchive(file.path)) yield* filesOfArchive(file.path, file.name)
  else yield file
}
