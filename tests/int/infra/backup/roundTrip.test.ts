import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { urlOfDatabase } from '@/infra/backup/database/maintenance'
import { openStored } from '@/infra/backup/openArchive'
import type { Schema } from '@/infra/backup/restoreArchive'
import { restoreBeside } from '@/infra/backup/restoreBackup'
import { isScratchOf } from '@/infra/backup/leftovers'
import { verifyBackup } from '@/infra/backup/verifyBackup'
import { createPool, transaction } from '@/infra/database/pool'
import { log } from '@/infra/log'
import { type BackupHarness, hashesOf, SCHEMA, schemaOf, startBackupHarness } from './backupHarness'
import { addRow } from '../../setup/rows'

const [BESIDE, DURING] = ['backup_round_trip', 'backup_during']
const BROUGHT_UP = 'backup_brought_up'
let test: BackupHarness

beforeAll(async () => {
  log.level = 'silent'
  test = await startBackupHarness()
  for (const { path, name } of test.folders) {
    mkdirSync(path, { recursive: true })
    for (let i = 0; i < 5; i += 1)
      writeFileSync(join(path, `${name}-${i}-긴 이름${'가'.repeat(30)}.webp`), randomBytes(5_000))
  }
  await test.pool.query(`UPDATE agencies SET name = E'탭\\t줄\\n역슬래시\\\\ \\\\. 따옴표"''' || id`)
})
afterAll(() => test.close([BESIDE, DURING, BROUGHT_UP]))

describe('Backup and restore', () => {
  it('A restore brings back every row of every table and every photo', async () => {
    const info = await test.backUp()
    expect(info.rows).toBeGreaterThan(test.tables.length / 2)
    expect(await test.store.list()).toContainEqual(info)
    const verified = await verifyBackup(await openStored(test.store, info.name))
    expect(verified).toMatchObject({ rows: info.rows, files: 10, wholeFile: true })
    const report = await restoreBeside(
      { places: test.places, opened: await openStored(test.store, info.name), schema: SCHEMA },
      BESIDE,
    )
    expect(report.tables.every(({ equal }) => equal)).toBe(true)
    expect(await hashesOf(urlOfDatabase(test.ownerUrl, BESIDE))).toEqual(await hashesOf(test.ownerUrl))
    expect(await schemaOf(urlOfDatabase(test.ownerUrl, BESIDE))).toEqual(await schemaOf(test.ownerUrl))
    for (const { name, path } of test.folders) {
      const restored = join(report.folder, name)
      expect(readdirSync(restored)).toEqual(readdirSync(path))
      for (const file of readdirSync(path))
        expect(readFileSync(join(restored, file))).toEqual(readFileSync(join(path, file)))
    }
  })

  it('A backup holds one moment of the database while others write', async () => {
    let writing = true
    const write = async (writer: number) => {
      for (let n = 0; writing; n += 1)
        await transaction(test.pool, async (sql) => {
          const agency_id = await addRow(sql, 'agencies', { name: `동시 ${writer} ${n}` })
          await addRow(sql, 'departments', { agency_id, name: '동시' })
        })
    }
    const writers = [write(1), write(2)]
    const info = await test.backUp({ now: new Date(Date.now() + 1_000) })
    writing = false
    await Promise.all(writers)
    const opened = await openStored(test.store, info.name)
    await restoreBeside({ places: test.places, opened, schema: SCHEMA }, DURING)
    const restored = createPool(urlOfDatabase(test.ownerUrl, DURING), 1)
    const { rows } = await restored.query<{ agencies: number; departments: number; next: number }>(
      `SELECT (SELECT COUNT(*) FROM agencies WHERE name LIKE '동시 %') AS agencies,
         (SELECT COUNT(*) FROM departments WHERE name = '동시') AS departments,
         (SELECT max(id) FROM agencies) - nextval('agencies_id_seq') AS next`,
    )
    await restored.end()
    expect(rows[0]?.agencies).toBe(rows[0]?.departments)
    // The sequence is past every row: the next insert does not collide.
    expect(rows[0]?.next).toBeLessThan(0)
  })

  it('A restore migrates a backup of an older version to this one', async () => {
    const schema: Schema = {
      known: [...SCHEMA.known, '20991231_000000_later'],
      migrate: async (url, names) => {
        if (names) return SCHEMA.migrate(url, names)
        const pool = createPool(url, 1)
        await pool.query('ALTER TABLE agencies ADD COLUMN later text')
        await pool.end()
      },
    }
    const info = await test.backUp({ now: new Date(Date.now() + 2_000) })
    const opened = await openStored(test.store, info.name)
    const report = await restoreBeside({ places: test.places, opened, schema }, BROUGHT_UP)
    expect(report.migratedOn).toBe(1)
    const restored = createPool(urlOfDatabase(test.ownerUrl, BROUGHT_UP), 1)
    const { rows } = await restored.query<{ count: number }>(
      'SELECT COUNT(*) AS count FROM agencies WHERE later IS NULL',
    )
    await restored.end()
    expect(rows[0]?.count).toBe(report.tables.find(({ table }) => table === 'agencies')?.rows)
  })

  it('A restore that fails leaves no database behind', async () => {
    const info = await test.backUp({ now: new Date(Date.now() + 3_000) })
    const opened = await openStored(test.store, info.name)
    const schema = {
      ...SCHEMA,
      migrate: async (url: string, names?: readonly string[]) => {
        await SCHEMA.migrate(url, names)
        const pool = createPool(url, 1)
        await pool.query('ALTER TABLE agencies DROP COLUMN parent_id CASCADE')
        await pool.end()
      },
    }
    await expect(restoreBeside({ places: test.places, opened, schema }, 'backup_never')).rejects.toMatchObject({
      code: 'table-unknown',
      params: { table: 'agencies' },
    })
    const { rows } = await test.pool.query<{ name: string }>('SELECT datname AS name FROM pg_database')
    const left = rows.filter(({ name }) => name === 'backup_never' || isScratchOf(test.ownerUrl, name))
    expect(left).toEqual([])
  })
})
