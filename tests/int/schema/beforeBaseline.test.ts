import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBackup } from '@/infra/backup/createBackup'
import { connectMaintenance, dropDatabase, urlOfDatabase } from '@/infra/backup/database/maintenance'
import { openFile, openStored } from '@/infra/backup/openArchive'
import type { Schema } from '@/infra/backup/restoreArchive'
import { restoreBeside } from '@/infra/backup/restoreBackup'
import { backupStoreOf } from '@/infra/backup/backupStore'
import { diskFiles } from '@/infra/files/diskFiles'
import { BASELINE, LAST_REPLACED, sinceBaseline } from '@/infra/database/baseline'
import { createPool, type Queryable } from '@/infra/database/pool'
import { log } from '@/infra/log'
import {
  migrate,
  RESTORED_SCHEMA,
  schemaState,
  migrationNames,
  NewerSchemaError,
  OlderSchemaError,
} from '@/schema/migrate'
import { hashesOf, schemaOf } from '../infra/backup/backupHarness'
import { runScript } from '../scripts/runScript'
import { createTestDatabase, type TestDatabase } from '../setup/database'
import { addRow } from '../setup/rows'

/** Made by the last version before the baseline, e3abbafe, from a database with a row in nearly every table. */
const ARCHIVE = fileURLToPath(new URL('./fixtures/beforeBaseline.tar.gz', import.meta.url))
/** Leaves a restored database as that version left its own. */
const AS_IT_WAS: Schema = {
  known: RESTORED_SCHEMA.known,
  migrate: async (url, names) => names && RESTORED_SCHEMA.migrate(url, names),
}
/** Tables that migrations after the baseline make, whose rows they rewrite, or that got later legal texts. */
const CHANGED_SINCE = [
  'visits',
  'import_batches',
  'terms_versions',
  'idempotency_keys',
  'installation',
  'deleted_visits',
  'sign_sightings',
  'member_offices',
  'uploads',
  'erasures',
  'media',
  'agencies',
  'payload_locked_documents_rels',
  'sources',
  'source_schedules',
  'source_hosts',
  'source_boards',
  'source_posts',
  'source_files',
  'source_versions',
  'source_pages',
  'source_layouts',
  'source_runs',
  'source_requests',
  'import_accounts',
  'import_blank_places',
  'publication_facts',
  'stale_agencies',
  'restaurant_stats',
  'post_likes',
  'comment_likes',
  'review_votes',
  'staff_saved_filters',
  'report_claims',
  'record_notes',
  'record_edits',
  ...['follows', 'announced_months', 'announced_places', 'saved_place_states', 'news', 'news_delivery'],
  ...['email_digests', 'email_confirmations', 'push_subscriptions'],
]
const DROPPED_SINCE = ['scheduled_jobs']
const LATER = '20991231_000000_later'

const RESTORED = `baseline_restored_${process.pid}`
const FORMER = `baseline_former_${process.pid}`

let test: TestDatabase
let dataDir: string
const copies: string[] = []
beforeAll(async () => {
  log.level = 'silent'
  test = await createTestDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'baseline-test-'))
  await restore(AS_IT_WAS, FORMER)
})
afterAll(async () => {
  const sql = await connectMaintenance(test.ownerUrl)
  for (const name of [RESTORED, FORMER, ...copies]) await dropDatabase(sql, name)
  await sql.end()
  await test.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

const places = () => ({ url: test.ownerUrl, files: diskFiles(dataDir) })
const restore = async (schema: Schema, name: string) =>
  restoreBeside({ places: places(), opened: await openFile(ARCHIVE), schema }, name)

/** A database as that version left it, of the caller's own. */
async function former(): Promise<{ url: string; pool: pg.Pool; end: () => Promise<void> }> {
  const name = `${FORMER}_${copies.length}`
  copies.push(name)
  await test.pool.query(`CREATE DATABASE ${name} TEMPLATE ${FORMER}`)
  const url = urlOfDatabase(test.ownerUrl, name)
  const pool = createPool(url, 3)
  return { url, pool, end: () => pool.end() }
}
const appliedTo = async (pool: Queryable): Promise<string[]> =>
  (await pool.query<{ name: string }>('SELECT name FROM payload_migrations ORDER BY name')).rows.map(({ name }) => name)

describe('Backup of the version before the baseline', () => {
  it('A backup made before the baseline is restored with every row, into its schema', async () => {
    const { tables, migratedOn } = await restore(RESTORED_SCHEMA, RESTORED)
    const url = urlOfDatabase(test.ownerUrl, RESTORED)
    expect(tables.filter(({ equal }) => !equal)).toEqual([])
    expect(tables.find(({ table }) => table === 'visits')?.rows).toBeGreaterThan(0)
    expect(migratedOn).toBe(migrationNames().length - 1)
    expect(await schemaOf(url)).toEqual(await schemaOf(test.ownerUrl))
    const pool = createPool(url, 1)
    expect(await appliedTo(pool)).toEqual(migrationNames())
    await pool.end()
  })
})

describe('Database of the version before the baseline', () => {
  it('A database made before the baseline is adopted, and only later migrations change its rows', async () => {
    const { url, pool, end } = await former()
    const before = await hashesOf(url)
    expect(before.payload_migrations?.rows).toBe(68)
    const later = migrationNames().slice(1)
    expect([await schemaState(pool), await migrate(pool)]).toEqual(['behind', later])
    expect(await appliedTo(pool)).toEqual(migrationNames())
    const after = await hashesOf(url)
    for (const table of CHANGED_SINCE) {
      expect(after[table]?.rows).toBeGreaterThanOrEqual(before[table]?.rows ?? 0)
      delete after[table]
      delete before[table]
    }
    for (const table of DROPPED_SINCE) {
      expect([table in before, table in after]).toEqual([true, false])
      delete before[table]
    }
    expect({ ...after, payload_migrations: null }).toEqual({ ...before, payload_migrations: null })
    expect(await migrate(pool)).toEqual([])
    expect(await hashesOf(url)).toMatchObject(after)
    await end()
  })

  it('Two processes that start at once adopt an older database once', async () => {
    const { url, pool, end } = await former()
    const starts = [1, 2].map(() => runScript('scripts/migrate.ts', { DATABASE_URL: url }))
    expect(await Promise.all(starts)).toEqual([
      { code: 0, said: '' },
      { code: 0, said: '' },
    ])
    expect(await appliedTo(pool)).toEqual(migrationNames())
    await end()
  })

  it('A database that lacks some of the former migrations is refused, and so is its backup', async () => {
    const { url, pool, end } = await former()
    await pool.query(`DELETE FROM payload_migrations WHERE name >= '20261124'`)
    const before = await hashesOf(url)
    await expect(migrate(pool)).rejects.toThrow(OlderSchemaError)
    const { code, said } = await runScript('scripts/worker.ts', { DATABASE_URL: url })
    expect([code, said]).toEqual([1, expect.stringContaining(`마지막 마이그레이션이 ${LAST_REPLACED} 인 버전`)])
    expect(said).not.toContain(' at ')
    expect(await hashesOf(url)).toEqual(before)
    await end()

    const store = backupStoreOf(diskFiles(join(dataDir, 'backups')))
    const info = await createBackup({
      url,
      store,
      files: diskFiles(dataDir),
      type: 'full',
      appVersion: '0',
      now: new Date(),
    })
    const opened = await openStored(store, info.name)
    const restored = restoreBeside({ places: places(), opened, schema: RESTORED_SCHEMA }, 'baseline_never')
    await expect(restored).rejects.toMatchObject({ code: 'schema-older', params: { last: LAST_REPLACED } })
    expect((await test.pool.query(`SELECT FROM pg_database WHERE datname = 'baseline_never'`)).rowCount).toBe(0)
  })

  it('A former database that a later version has changed is refused as newer', async () => {
    const { pool, end } = await former()
    await addRow(pool, 'payload_migrations', { name: LATER, batch: 900 })
    await expect(migrate(pool)).rejects.toThrow(new NewerSchemaError([LATER]))
    await end()
  })

  it('Only the complete list of former migrations counts as the baseline', async () => {
    const { pool, end } = await former()
    const names = await appliedTo(pool)
    await end()
    expect(sinceBaseline(names.toReversed())).toEqual([BASELINE])
    expect(sinceBaseline([...names, LATER])).toEqual([BASELINE, LATER])
    expect(sinceBaseline([...names.slice(1), '20261120_053547_other'])).toBeNull()
    for (const left of names) expect(sinceBaseline(names.filter((name) => name !== left))).toBeNull()
    expect(sinceBaseline([])).toEqual([])
  })
})
