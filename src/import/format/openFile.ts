import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { ImportFileError } from '../importFileError'
import { readCsv } from './readCsv'
import type { RowSource } from './sheetRow'
import { surveyFile, type FileKind } from './survey'

const FORMAT_NAMES: Partial<Record<FileKind, string>> = {
  zip: 'XLSX·HWPX',
  ole: 'XLS·HWP',
  pdf: 'PDF',
  binary: '이진 파일',
}

/**
 * Opens an expense file by what is in it, not by its name.
 * @throws ImportFileError when it is missing, empty, or nothing that can be read as a table
 */
export async function openFile(path: string): Promise<RowSource> {
  const file = basename(path)
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') throw new ImportFileError({ code: 'missing', file: path })
    throw error
  })
  if (found.isDirectory()) throw new ImportFileError({ code: 'directory', file: path })
  const { hash, kind, encoding } = await surveyFile(path)
  if (kind === 'empty') throw new ImportFileError({ code: 'empty', file, row: 1 })
  if (kind === 'html') throw new ImportFileError({ code: 'html', file, row: 1 })
  if (kind !== 'text') throw new ImportFileError({ code: 'unsupported', file, value: FORMAT_NAMES[kind] ?? '' })
  return { file, hash, format: 'csv', rows: readCsv(path, file, encoding) }
}
