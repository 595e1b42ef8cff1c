import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { createPool } from '@/infra/database/pool'

/** On a busy machine a crowd of requests waits longer for its connections than a visitor would. */
const PATIENT = { connectionTimeoutMillis: 120_000 }

export interface TestDatabase {
  /** as `DATABASE_URL`: of the application's account, which reads and writes rows */
  url: string
  /** of the account that the database belongs to */
  ownerUrl: string
  /** the owner's, who may also empty tables and change the schema */
  pool: pg.Pool
  drop: () => Promise<void>
}

/** A database of the caller's own, copied from the migrated template: tests run in parallel and in any order. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = new URL(inject('templateUrl'))
  const name = `test_${randomBytes(6).toString('hex')}`
  const maintenance = new URL('/postgres', template)
  await runOn(maintenance, `CREATE DATABASE ${name} TEMPLATE ${template.pathname.slice(1)} STRATEGY FILE_COPY`)
  const ownerUrl = new URL(`/${name}`, template).href
  const pool = createPool(ownerUrl, undefined, {}, PATIENT)
  return {
    url: new URL(`/${name}`, inject('applicationUrl')).href,
    ownerUrl,
    pool,
    async drop() {
      await pool.end()
      await runOn(maintenance, `DROP DATABASE ${name} WITH (FORCE)`)
    },
  }
}

/** A pool for an API's reads: read-only as the product's, without its deadlines. The caller ends it. */
export const createTestReads = (url: string): pg.Pool =>
  createPool(url, undefined, { default_transaction_read_only: 'on' }, PATIENT)

async function runOn(url: URL, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    // Copies of one template exclude each other; the lock makes parallel test files wait instead of failing.
    await client.query('SELECT pg_advisory_lock(1)')
    await client.query(statement)
  } finally {
    await client.end()
  }
}
