import { beforeEach } from 'vitest'
import { importLicences } from '@/import/load/licence/importLicences'
import { linkLicences } from '@/import/load/licence/linkLicences'
import { openFile } from '@/import/extract/openFile'
import { transaction } from '@/infra/database/pool'
import { nationalFile, type NationalRow } from '../../unit/import/licence/nationalLicences'
import { emptyTables } from '../setup/emptyTables'
import { directoryOfImports, NOW } from './directoryOfImports'
import { expense } from './expenseFiles'

export const AT = '(은평구 신사동 17-11)'
export const ONLY = '(은평구 증산로9길)'
export const LINKS = `SELECT r.title, s.evidence, s.confidence, s.external_id FROM restaurant_sources s
  JOIN restaurants r ON r.id = s.restaurant_id ORDER BY r.id`

/** A directory that imports expenses and licence registries, for the tests of one file. */
export function licenceImports() {
  const { database, files, takeRows, select, idOf } = directoryOfImports()
  beforeEach(() => emptyTables(database().pool, ['licences']))
  let written = 0
  return {
    database,
    files,
    select,
    idOf,
    eat: (...places: string[]) => takeRows(...places.map((place) => expense({ place }))),
    register: async (...rows: NationalRow[]) =>
      importLicences(
        database().pool,
        await openFile(files.write(`register${(written += 1)}.csv`, nationalFile(...rows))),
        NOW,
      ),
    link: (ids: number[] | 'all') => transaction(database().pool, (sql) => linkLicences(sql, ids, NOW)),
  }
}
