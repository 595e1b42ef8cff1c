import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nameKey } from '@/domain/place/keys/nameKey'
import { NO_PLACE_WORDS } from '@/domain/place/words/placeWords'
import { openFile } from '@/import/extract/openFile'
import { importFile } from '@/import/load/importFile'
import { createBackup } from '@/infra/backup/createBackup'
import { connectMaintenance, dropDatabase, urlOfDatabase } from '@/infra/backup/database/maintenance'
import { openStored } from '@/infra/backup/openArchive'
import { restoreBeside } from '@/infra/backup/restoreBackup'
import type { BackupStore } from '@/infra/backup/backupStore'
import { backupStoreOf } from '@/infra/backup/backupStore'
import { diskFiles } from '@/infra/files/diskFiles'
import { createPool, type Queryable } from '@/infra/database/pool'
import { migrate, RESTORED_SCHEMA } from '@/schema/migrate'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { addEach, addRow } from '../setup/rows'
import { everyText } from './everyText'

const MIGRATION = '20261128_050000_place_persons'
const RESTORED = `place_persons_restored_${process.pid}`
/** Cells as a version without the rule stored them. */
const CELLS = [
  ...['달빛식당 조상원', '햇살식당', '햇살식당 서지원', '햇살식당 조상원', '조상원', '서지원 (마포대로 20)'],
  ...['Hong Gildong', '황진솔', '윤서담', '남도솔', '솔향카페 시청점', '누리식당 (마포대로 12, 서지원)', '새벽식당'],
]
const NAMES = /조상원|서지원|Hong|gildong/
const NOW = new Date('2026-03-01T00:00:00Z')

let test: TestDatabase
let dataDir: string
let store: BackupStore
/** made before the database was brought up to date */
let backup: string
let textBefore: string
let migrated: string[]
const ids = new Map<string, number>()
beforeAll(async () => {
  test = await createTestDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'place-persons-'))
  await fill()
  textBefore = await everyText(test.pool)
  store = backupStoreOf(diskFiles(join(dataDir, 'backups')))
  const url = test.ownerUrl
  backup = (await createBackup({ url, store, files: diskFiles(dataDir), type: 'full', appVersion: '0', now: NOW })).name
  migrated = await migrate(test.pool)
})
afterAll(async () => {
  const sql = await connectMaintenance(test.ownerUrl)
  await dropDatabase(sql, RESTORED)
  await sql.end()
  await test.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

/* oxlint-disable local/no-raw-insert -- tables that the factories do not know */
async function fill(): Promise<void> {
  const { pool } = test
  const path = join(dataDir, 'before.csv')
  const lines = CELLS.map((cell, i) => `2026-02-${String(i + 1).padStart(2, '0')},"${cell}",${10_000 + i}`)
  writeFileSync(path, ['일자,장소,금액', ...lines].join('\n'))
  await importFile(pool, await openFile(path), NOW, '서울특별시 마포구', { words: NO_PLACE_WORDS })
  const { rows } = await pool.query<{ id: number; title: string }>('SELECT id, title FROM restaurants')
  rows.forEach(({ id, title }) => ids.set(title, id))
  const number = '2026-1'
  await addRow(pool, 'licences', {
    ...{ name: '황진솔', name_key: nameKey('황진솔'), number, file: 'a.csv', as_of: NOW, business_type: '한식' },
  })
  await addRow(pool, 'restaurant_sources', {
    ...{ restaurant_id: ids.get('윤서담'), kind: 'kakao', evidence: 'same_address', confidence: 1, checked_at: NOW },
  })
  await pool.query(
    `INSERT INTO quality_marks (type, subject_type, subject_id) VALUES ('person_name', 'restaurant', $1)`,
    [ids.get('남도솔')],
  )
  const member = await addRow(pool, 'users', { nickname: '달님', role: 'user' })
  await addRow(pool, 'reviews', { restaurant_id: ids.get('서지원'), user_id: member, content: '맛있었어요.' })
  await addEach(pool, 'audit_log', ['restaurant', 'restaurant-alias'], (subject_type) => ({
    ...{ event: 'record_updated', subject_type, subject_id: ids.get('새벽식당') },
    after: { name: '새벽식당 조상원', spelling: '서지원', branch: null, images: [1] },
  }))
  await addRow(pool, 'uploads', { kind: 'visits' })
  await pool.query(`UPDATE uploads SET kept = '[{"id": 1, "restaurant": "조상원"}]'`)
  await pool.query(`INSERT INTO kakao_response_cache VALUES ('마포구 조상원', '{}', now())`)
  await pool.query('DELETE FROM payload_migrations WHERE name = $1', [MIGRATION])
}
/* oxlint-enable local/no-raw-insert */

/** Of the file that `fill` imported, the first one. */
const visitsOf = async (sql: Queryable) => {
  const { rows } = await sql.query<{ title: string; visits: number }>(
    `SELECT r.title, count(v.id)::int AS visits FROM restaurants r
       LEFT JOIN visits v ON v.restaurant_id = r.id AND v.import_batch_id = (SELECT min(id) FROM import_batches)
     WHERE r.merged_into_id IS NULL GROUP BY r.id, r.title ORDER BY r.title COLLATE "C"`,
  )
  return Object.fromEntries(rows.map(({ title, visits }) => [title, visits]))
}

const EXPECTED = {
  ...{
    남도솔: 1,
    누리식당: 1,
    달빛식당: 1,
    비공개: 0,
    새벽식당: 1,
    '솔향카페 시청점': 1,
    윤서담: 1,
    햇살식당: 3,
    황진솔: 1,
  },
}

describe('Places stored before the rule for persons', () => {
  it('A restored backup keeps no person in the name of a place', async () => {
    expect(textBefore).toMatch(NAMES)
    const opened = await openStored(store, backup)
    await restoreBeside(
      { places: { url: test.ownerUrl, files: diskFiles(dataDir) }, opened, schema: RESTORED_SCHEMA },
      RESTORED,
    )
    const restored = createPool(urlOfDatabase(test.ownerUrl, RESTORED), 2)
    const text = await everyText(restored)
    const visits = await visitsOf(restored)
    await restored.end()
    expect(text).not.toMatch(NAMES)
    expect(visits).toEqual(EXPECTED)
  })

  it('An updated database keeps visits where a place is left, and counts the other rows as skipped', async () => {
    expect(migrated).toEqual([MIGRATION])
    expect(await everyText(test.pool)).not.toMatch(NAMES)
    expect(await visitsOf(test.pool)).toEqual(EXPECTED)
    const { rows } = await test.pool.query(
      `SELECT rows_visited, rows_skipped, visits_made, reasons, (SELECT count(*) FROM import_row_issues
         WHERE reason = 'place_person' AND status = 'skip' AND amount > 0) AS noted
       FROM import_batches WHERE id = (SELECT min(id) FROM import_batches)`,
    )
    expect(rows).toEqual([
      { rows_visited: 10, rows_skipped: 3, visits_made: 10, reasons: { place_person: 3 }, noted: 3 },
    ])
  })

  it('A restaurant with a review is hidden without its name, and the record of changes has none', async () => {
    const { rows: hidden } = await test.pool.query('SELECT title, is_active FROM restaurants WHERE id = $1', [
      ids.get('서지원'),
    ])
    expect(hidden).toEqual([{ title: '비공개', is_active: false }])
    const { rows } = await test.pool.query('SELECT DISTINCT after FROM audit_log WHERE after IS NOT NULL')
    expect(rows).toEqual([{ after: { name: '새벽식당', spelling: null, branch: null, images: [1] } }])
    await expect(test.pool.query('UPDATE audit_log SET reason = NULL')).rejects.toThrow('append-only')
  })

  it('A file with the same cells finds the places by what is left of their names', async () => {
    const path = join(dataDir, 'after.csv')
    writeFileSync(path, ['일자,장소,금액', '2026-02-27,달빛식당,9000', '2026-02-27,햇살식당,9000'].join('\n'))
    const report = await importFile(test.pool, await openFile(path), NOW, '서울특별시 마포구')
    expect(report).toMatchObject({ rowsVisited: 2, restaurantsNew: 0 })
  })
})
