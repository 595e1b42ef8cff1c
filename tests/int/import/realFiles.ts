import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Pool } from 'pg'
import type { ImportReport } from '@/domain/expense/importReport'
import { openFile } from '@/import/extract/openFile'
import { importFile } from '@/import/load/importFile'
import { ImportFileError } from '@/import/source/errors'
import { NOW } from './directoryOfImports'

const folder = resolve('../shared/data/expenses')
const isPresent = existsSync(folder)

/** Published files of institutions, which are not part of the project. */
export const REAL_FILES = {
  isPresent,
  /** for a test's name */
  note: isPresent ? '' : ' (skipped: ../shared/data is not here)',
  names: isPresent ? readdirSync(folder).sort() : [],
  pathOf: (name: string): string => resolve(folder, name),
}

/** For files that name no institution anywhere. */
const AGENCY = '서울특별시 동작구'

export async function importRealFile(pool: Pool, path: string): Promise<ImportReport> {
  try {
    return await importFile(pool, await openFile(path), NOW)
  } catch (error) {
    if (!(error instanceof ImportFileError) || error.fileError.code !== 'no_agency') throw error
    return importFile(pool, await openFile(path), NOW, AGENCY)
  }
}
