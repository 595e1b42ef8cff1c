import { basename } from 'node:path'
import { expandPaths } from '@/import/source/expandPaths'
import { openFile } from '@/import/extract/openFile'
import type { RowSource } from '@/import/source/sheetRow'
import { ImportFileError } from '@/import/source/importFileError'
import { describeFileError } from '@/messages/cli/fileErrors'
import type { ProgressBar } from './progressBar'

export interface Run<T> {
  /** what came of the files that were read to their end */
  taken: T[]
  /** files, and paths that led to none */
  rejected: number
}

/**
 * Goes through the files that a command line names, folders and all, one after the other. A file with an error gets a
 * message and is left out; the files beside it are not.
 * @param work given the opened file and the name by which people know it
 */
export async function forEachFile<T>(
  paths: string[],
  screen: ProgressBar,
  work: (source: RowSource, name: string) => Promise<T>,
): Promise<Run<T>> {
  const { files, errors } = await expandPaths(paths)
  for (const error of errors) screen.complain(describeFileError(error))
  const run: Run<T> = { taken: [], rejected: errors.length }
  try {
    for (const [i, { path, name }] of files.entries()) {
      screen.turnTo({ name: basename(path), number: i + 1, of: files.length })
      try {
        run.taken.push(await work(screen.watch(await openFile(path)), name))
      } catch (error) {
        if (!(error instanceof ImportFileError)) throw error
        screen.complain(describeFileError({ ...error.fileError, file: name }))
        run.rejected += 1
      }
    }
  } finally {
    screen.close()
  }
  return run
}
