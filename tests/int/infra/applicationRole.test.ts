import { rmSync } from 'node:fs'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boot, type Booted } from '@/boot'
import { AUDIT_DAYS } from '@/domain/audit'
import { CLUSTER_ROLES } from '@/infra/database/cluster/clusterRoles'
import { startEmbedded } from '@/infra/database/embedded'
import { asOwner, createPool, databaseOwnerUrl } from '@/infra/database/pool'
import { temporaryDataDir } from '@/infra/database/temporary'
import { changeEnv } from '@/infra/env'
import { migrate } from '@/schema/migrate'
import { deleteOldEntries, recordAudit } from '@/server/audit'
import { addRow, hoursAgo } from '../setup/rows'
import { superuserOf } from '../setup/superuser'

const DENIED = '42501'
const OWNERS = `
  SELECT 'table' AS kind, relname::text AS name FROM pg_class
    WHERE relnamespace IN ('public'::regnamespace, 'graphile_worker'::regnamespace) AND relkind IN ('r', 'v', 'S')
      AND relowner <> $1::regrole
  UNION ALL SELECT 'function', p.proname FROM pg_proc p
    WHERE pronamespace IN ('public'::regnamespace, 'graphile_worker'::regnamespace) AND proowner <> $1::regrole
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = p.oid AND deptype = 'e')
  UNION ALL SELECT 'type', typname FROM pg_type WHERE typtype = 'e' AND typowner <> $1::regrole
  UNION ALL SELECT 'statistics', stxname FROM pg_statistic_ext WHERE stxowner <> $1::regrole
  UNION ALL SELECT 'database', datname FROM pg_database WHERE datname = current_database() AND datdba <> $1::regrole`

/** The embedded database as earlier versions made it: one account, the superuser, whose everything is. */
async function makeEarlierFolder(dataDir: string): Promise<void> {
  const server = await startEmbedded({ dataDir })
  const maintenance = createPool(superuserOf(dataDir, server.url.replace(/\w+$/, 'postgres')), 1)
  for (const statement of [
    'DROP DATABASE gonggong',
    `DROP OWNED BY ${CLUSTER_ROLES.owner}, ${CLUSTER_ROLES.application}`,
    `DROP ROLE ${CLUSTER_ROLES.application}`,
    `DROP ROLE ${CLUSTER_ROLES.owner}`,
    'CREATE DATABASE gonggong',
    'CREATE DATABASE gonggong_before_20261120000000',
  ])
    await maintenance.query(statement)
  await maintenance.end()
  const url = superuserOf(dataDir, server.url)
  process.env.DATABASE_URL = url
  const pool = createPool(url)
  await migrate(pool)
  await addRow(pool, 'agencies', { name: '가온시', type: 'city' })
  await recordAudit(pool, { event: 'record_updated', actor: null, subject: { type: 'visit', id: 7 } })
  await pool.end()
  await server.stop()
}

describe('The application’s account on the embedded server', () => {
  const dataDir = temporaryDataDir('roles')
  let booted: Booted
  let pool: Pool
  beforeAll(async () => {
    await makeEarlierFolder(dataDir)
    changeEnv({ DATA_DIR: dataDir, DATABASE_URL: '' })
    booted = await boot({ asIs: true })
    pool = booted.pool
  })
  afterAll(async () => {
    await booted.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('A folder of an earlier version goes over to the owner with its data', async () => {
    expect((await pool.query('SELECT name FROM agencies')).rows).toContainEqual({ name: '가온시' })
    expect((await pool.query(OWNERS, [CLUSTER_ROLES.owner])).rows).toEqual([])
    const { rows } = await pool.query(`SELECT datname FROM pg_database WHERE datdba <> $1::regrole ORDER BY 1`, [
      CLUSTER_ROLES.owner,
    ])
    expect(rows).toEqual(['postgres', 'template0', 'template1'].map((datname) => ({ datname })))
  })

  it('Another start changes nothing and keeps what the application may do', async () => {
    const first = [process.env.DATABASE_URL, databaseOwnerUrl()].map((url) => new URL(url ?? '').password)
    await booted.close()
    changeEnv({ DATABASE_URL: '' })
    booted = await boot()
    pool = booted.pool
    expect([process.env.DATABASE_URL, databaseOwnerUrl()].map((url) => new URL(url ?? '').password)).toEqual(first)
    expect(await asOwner(migrate)).toEqual([])
    await addRow(pool, 'agencies', { name: '나래구', type: 'district' })
  })

  it('Neither account is a superuser, and only the owner may make databases', async () => {
    const { rows } = await pool.query(
      `SELECT rolname, rolsuper, rolcreaterole, rolbypassrls, rolcreatedb FROM pg_roles
       WHERE rolname = current_user OR rolname = $1 ORDER BY rolname`,
      [CLUSTER_ROLES.owner],
    )
    const none = { rolsuper: false, rolcreaterole: false, rolbypassrls: false }
    expect(rows).toEqual([
      { rolname: CLUSTER_ROLES.application, ...none, rolcreatedb: false },
      { rolname: CLUSTER_ROLES.owner, ...none, rolcreatedb: true },
    ])
  })

  it.each([
    'ALTER TABLE audit_log DISABLE TRIGGER audit_log_rows_kept',
    'ALTER TABLE audit_log DISABLE TRIGGER ALL',
    'DROP TRIGGER audit_log_rows_kept ON audit_log',
    'CREATE TRIGGER mine BEFORE INSERT ON audit_log EXECUTE FUNCTION keep_audit_log()',
    `CREATE OR REPLACE FUNCTION keep_audit_log() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN OLD; END'`,
    'DROP TABLE audit_log',
    'TRUNCATE audit_log',
    'TRUNCATE agencies',
    `UPDATE audit_log SET event = 'other'`,
    `SET ROLE ${CLUSTER_ROLES.owner}`,
    'SET SESSION AUTHORIZATION gonggong',
    `GRANT ${CLUSTER_ROLES.owner} TO ${CLUSTER_ROLES.application}`,
    'CREATE TABLE mine (id integer)',
    'CREATE SCHEMA mine',
    'DROP DATABASE gonggong_before_20261120000000',
    `COPY agencies TO PROGRAM 'cat'`,
  ])('The application may not run: %s', async (statement) => {
    const refused = { code: expect.stringMatching(`^(${DENIED}|0LP01)$`) as string }
    await expect(pool.query(statement)).rejects.toMatchObject(refused)
  })

  it('The application can delete audit entries that are a year old, and no younger ones', async () => {
    await expect(pool.query('DELETE FROM audit_log')).rejects.toThrow('append-only')
    await addRow(pool, 'audit_log', { event: 'aged', occurred_at: hoursAgo((AUDIT_DAYS + 1) * 24) })
    expect(await deleteOldEntries(pool)).toBe(1)
    expect((await pool.query('SELECT event FROM audit_log')).rows).toEqual([{ event: 'record_updated' }])
  })

  it('The application works on the queue, and analyses what it has written', async () => {
    await pool.query(`SELECT graphile_worker.add_job('waiting', '{}', run_at => 'infinity')`)
    const analyzed = await pool.query(`ANALYZE agencies; SELECT last_analyze IS NOT NULL AS done
      FROM pg_stat_user_tables WHERE relname = 'agencies'`)
    expect((analyzed as unknown as { rows: unknown[] }[])[1]?.rows).toEqual([{ done: true }])
  })

  it.each(['DELETE FROM audit_log', `UPDATE audit_log SET event = 'other'`])(
    'An import, which checks references itself, leaves the audit record guarded against: %s',
    async (statement) => {
      const asImport = `SET LOCAL session_replication_role = replica; ${statement}`
      await expect(asOwner((owner) => owner.query(asImport))).rejects.toThrow('append-only')
      await expect(pool.query(asImport)).rejects.toThrow(/append-only|permission denied/)
    },
  )
})
