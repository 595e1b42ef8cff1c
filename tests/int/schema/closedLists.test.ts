import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runMigrations as migrateQueue } from 'graphile-worker'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { departmentName } from '@/domain/agency/departmentName'
import { occasionOf, paymentMethodOf } from '@/domain/expense/codes'
import { createBackup } from '@/infra/backup/createBackup'
import { connectMaintenance, dropDatabase, urlOfDatabase } from '@/infra/backup/database/maintenance'
import { openStored } from '@/infra/backup/openArchive'
import { restoreBeside } from '@/infra/backup/restoreBackup'
import type { BackupStore } from '@/infra/backup/backupStore'
import { backupStoreOf } from '@/infra/backup/backupStore'
import { diskFiles } from '@/infra/files/diskFiles'
import { BASELINE } from '@/infra/database/baseline'
import { createPool } from '@/infra/database/pool'
import { migrate, RESTORED_SCHEMA } from '@/schema/migrate'
import { runMigrations } from '@/schema/migrate'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { addEach, addRow } from '../setup/rows'
import { everyText } from './everyText'

/** Departments in every shape: units, persons, and both. */
const DEPARTMENTS = [
  ...['총무과', '행정국 총무과', '행정국 총무과(서울특별시장)', '망원1동', '북가좌제2동', '신길동', '38세금징수과'],
  ...[
    '장안119안전센터',
    '행정1부시장',
    '구청장',
    '홍길동',
    '홍길동과',
    '홍길동 국장',
    '총무과 홍길동',
    '김솔팀',
    '국장',
  ],
  ...['송우리읍', '장애인1팀', '장애인복지과', '이대제1팀', '연남동 2025년 6월', '총무과/김영희', '총무과(홍길동)'],
]
const PURPOSES = [
  '홍길동 주무관 격려',
  '간담 회',
  '회의 다과 구매',
  '직원 경조사비(홍길동)',
  '홍길동',
  '-',
  '외빈 접대',
]
const PAYMENTS = ['카드', '홍길동 팀장 카드', '제로페이', '=$I$12', '홍길동', '계좌이체', '현금']

const OLD = `closed_lists_old_${process.pid}`
const RESTORED = `closed_lists_restored_${process.pid}`

let test: TestDatabase
let dataDir: string
let old: pg.Pool
let store: BackupStore
/** of the version before */
let backup: string
let textBefore: string
beforeAll(async () => {
  test = await createTestDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'closed-lists-'))
  await test.pool.query(`CREATE DATABASE ${OLD} TEMPLATE template0`)
  old = createPool(urlOfDatabase(test.ownerUrl, OLD), 3)
  await migrateQueue({ pgPool: old })
  await runMigrations(old, [BASELINE])
  await fill(old)
  store = backupStoreOf(diskFiles(join(dataDir, 'backups')))
  const url = urlOfDatabase(test.ownerUrl, OLD)
  backup = (
    await createBackup({ url, store, files: diskFiles(dataDir), type: 'full', appVersion: '0', now: new Date() })
  ).name
  textBefore = await everyText(old)
  await migrate(old)
})
afterAll(async () => {
  await old.end()
  const sql = await connectMaintenance(test.ownerUrl)
  for (const name of [OLD, RESTORED]) await dropDatabase(sql, name)
  await sql.end()
  await test.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** A visit of each department, purpose and way of paying, as the version before stored it, and all that tells of it. */
/* oxlint-disable local/no-raw-insert -- the schema before this migration, whose columns the factories do not know */
async function fill(sql: pg.Pool): Promise<void> {
  const agency_id = await addRow(sql, 'agencies', { name: '나루구', type: 'district', aliases: '[]' })
  const restaurant_id = await addRow(sql, 'restaurants', { name: '달빛식당', title: '달빛식당' })
  const departments = await addEach(sql, 'departments', DEPARTMENTS, (name) => ({ agency_id, name }))
  const texts = DEPARTMENTS.map((_, i) => [PURPOSES[i % PURPOSES.length], PAYMENTS[i % PAYMENTS.length]])
  await sql.query(
    `INSERT INTO visits (restaurant_id, agency_id, department_id, spent_at, purpose, payment_method)
     SELECT $1, $2, g.department, now(), g.purpose, g.payment
     FROM unnest($3::int[], $4::text[], $5::text[]) AS g (department, purpose, payment)`,
    [restaurant_id, agency_id, departments, texts.map(([purpose]) => purpose), texts.map(([, payment]) => payment)],
  )
  await sql.query(`INSERT INTO visit_corrections (visit_id, field, source_value, value, reason)
    SELECT min(id), 'purpose', to_jsonb('홍길동 격려'::text), to_jsonb('김영희 면담'::text), '원문과 다름' FROM visits`)
  await sql.query(`INSERT INTO audit_log (event, subject_type, subject_id, before, after)
    SELECT 'record_updated', 'visit', min(id), '{"purpose": "홍길동 격려", "amount": 1000}',
      '{"purpose": null, "amount": 2000, "paymentMethod": "홍길동 카드"}' FROM visits`)
  await sql.query(
    `INSERT INTO uploads (kind, file_name, byte_count, sha256, overlay) VALUES ('visits', 'a.csv', 1, 'a', '{}')`,
  )
  await sql.query(`INSERT INTO upload_rows (upload_id, position, row_number, cells, status, reading)
    SELECT id, 1, 2, '[]', 'ok', '{"purpose": "홍길동 격려", "payment": "홍길동 카드", "department": "홍길동"}' FROM uploads`)
}

/* oxlint-enable local/no-raw-insert */

interface Stored {
  department: string | null
  occasion: string | null
  payment_method: string | null
}
const VISITS = `SELECT d.name AS department, v.occasion::text, v.payment_method::text FROM visits v
  LEFT JOIN departments d ON d.id = v.department_id ORDER BY v.id`
const EXPECTED = DEPARTMENTS.map((department, i) => ({
  department: departmentName(department),
  occasion: occasionOf(PURPOSES[i % PURPOSES.length] ?? ''),
  payment_method: paymentMethodOf(PAYMENTS[i % PAYMENTS.length] ?? ''),
}))

describe('Texts of the version before closed lists', () => {
  it('A restored backup has codes and units in place of texts, as the domain reads them', async () => {
    const opened = await openStored(store, backup)
    await restoreBeside(
      { places: { url: test.ownerUrl, files: diskFiles(dataDir) }, opened, schema: RESTORED_SCHEMA },
      RESTORED,
    )
    const restored = createPool(urlOfDatabase(test.ownerUrl, RESTORED), 2)
    const { rows } = await restored.query<Stored>(VISITS)
    const text = await everyText(restored)
    await restored.end()
    expect(rows).toEqual(EXPECTED)
    expect(text).not.toMatch(/홍길동|김영희|김솔/)
  })

  it('A database that is brought up to date keeps no text, in corrections and the audit record either', async () => {
    expect(textBefore).toContain('홍길동')
    expect((await old.query<Stored>(VISITS)).rows).toEqual(EXPECTED)
    expect(await everyText(old)).not.toMatch(/홍길동|김영희|김솔/)
    expect((await old.query('SELECT field, source_value, value FROM visit_corrections')).rows).toEqual([
      { field: 'occasion', source_value: 'encouragement', value: 'meeting' },
    ])
    expect((await old.query('SELECT before, after FROM audit_log')).rows).toEqual([
      {
        before: { amount: 1000, occasion: 'encouragement' },
        after: { amount: 2000, occasion: null, paymentMethod: 'card' },
      },
    ])
    await expect(old.query('UPDATE audit_log SET reason = NULL')).rejects.toThrow('append-only')
  })

  it('Departments that come to one name are one department', async () => {
    const { rows } = await old.query<{ name: string }>('SELECT name FROM departments ORDER BY name COLLATE "C"')
    const kept = DEPARTMENTS.map(departmentName).filter((name) => name !== null)
    expect(rows.map(({ name }) => name)).toEqual([...new Set(kept)].sort())
  })
})
