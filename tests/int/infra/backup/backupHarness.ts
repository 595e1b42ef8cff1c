import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBackup, type NewBackup } from '@/infra/backup/createBackup'
import { describeDatabase } from '@/infra/backup/database/dumpTables'
import { connectMaintenance, dropDatabase } from '@/infra/backup/database/maintenance'
import { rowHash, TEXT_SETTINGS } from '@/infra/backup/database/rowHash'
import type { TableSum } from '@/infra/backup/archive/format'
import { backupStoreOf } from '@/infra/backup/backupStore'
import { diskFiles } from '@/infra/files/diskFiles'
import { errorCodeOf } from '@/infra/database/pgErrors'
import { createPool } from '@/infra/database/pool'
import { RESTORED_SCHEMA } from '@/schema/migrate'
import { createTestDatabase, type TestDatabase } from '../../setup/database'
import { seedEveryTable } from '../../setup/seedEveryTable'

export const SCHEMA = RESTORED_SCHEMA

/** A database with a row in nearly every table, two folders with photographs, and a store, for one test file. */
export async function startBackupHarness() {
  const test: TestDatabase = await createTestDatabase()
  const dataDir = mkdtempSync(join(tmpdir(), 'backup-test-'))
  const folders = ['photos', 'media'].map((name) => ({ name, path: join(dataDir, name) }))
  const files = diskFiles(dataDir)
  const store = backupStoreOf(diskFiles(join(dataDir, 'backups')))
  const { tables } = await describeDatabase(test.pool)
  const withId = tables.filter(({ columns }) => columns.includes('id')).map(({ name }) => name)
  // Rows made up from a schema alone break a rule of some tables: those stay empty.
  await seedEveryTable(test.pool, withId, (error) => /^2[23]/.test(errorCodeOf(error)))
  return {
    ...test,
    dataDir,
    folders,
    store,
    tables,
    places: { url: test.ownerUrl, files },
    backUp: (more: Partial<NewBackup> = {}) =>
      createBackup({ url: test.ownerUrl, store, files, type: 'full', appVersion: '1.0.0', now: new Date(), ...more }),
    async close(databases: string[] = []) {
      const sql = await connectMaintenance(test.ownerUrl)
      for (const name of databases) await dropDatabase(sql, name)
      await sql.end()
      await test.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type BackupHarness = Awaited<ReturnType<typeof startBackupHarness>>

/** Rows and their hash of every table of a database. */
export async function hashesOf(url: string): Promise<Record<string, TableSum>> {
  const pool = createPool(url, 1)
  try {
    await pool.query(TEXT_SETTINGS)
    const { tables } = await describeDatabase(pool)
    const sums: Record<string, TableSum> = {}
    for (const { name } of tables) {
      const { rows } = await pool.query<{ column: string }>(
        `SELECT attname::text AS column FROM pg_attribute
         WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped`,
        [`public."${name}"`],
      )
      sums[name] = await rowHash(
        pool,
        name,
        rows.map(({ column }) => column),
      )
    }
    return sums
  } finally {
    await pool.end()
  }
}

/** Columns, indexes, constraints and triggers of a database, in words. */
export async function schemaOf(url: string): Promise<string[]> {
  const pool = createPool(url, 1)
  try {
    const { rows } = await pool.query<{ line: string }>(
      `SELECT attrelid::regclass || '.' || attname || ' ' || atttypid::regtype || ' ' || attnotnull AS line
       FROM pg_attribute JOIN pg_class c ON c.oid = attrelid
       WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND attnum > 0 AND NOT attisdropped
       UNION ALL SELECT pg_get_indexdef(indexrelid) || ' ' || indisprimary || indisvalid
       FROM pg_index JOIN pg_class c ON c.oid = indrelid WHERE relnamespace = 'public'::regnamespace
       UNION ALL SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
         || COALESCE(' ' || NULLIF(conindid, 0)::regclass, '') || ' ' || convalidated
       FROM pg_constraint WHERE connamespace = 'public'::regnamespace
       UNION ALL SELECT pg_get_triggerdef(t.oid) || ' ' || tgenabled::text
       FROM pg_trigger t JOIN pg_class c ON c.oid = tgrelid
       WHERE relnamespace = 'public'::regnamespace AND NOT tgisinternal
       ORDER BY 1`,
    )
    return rows.map(({ line }) => line)
  } finally {
    await pool.end()
  }
}
