import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withBackupLock } from '@/server/backups/backupLock'
import { createTestDatabase, type TestDatabase } from '../setup/database'

describe('Lock of backups', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database.drop())
  const held = async () => {
    const { rows } = await database.pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_locks
       WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    )
    return rows[0]?.count
  }

  it('One backup runs at a time, and nothing holds the lock once it has ended or failed', async () => {
    await withBackupLock(database.pool, async () => {
      expect(await held()).toBe(1)
      await expect(withBackupLock(database.pool, () => Promise.resolve())).rejects.toMatchObject({
        code: 'backup-running',
      })
    })
    expect(await held()).toBe(0)
    const failing = withBackupLock(database.pool, () => Promise.reject(new Error('no room')))
    await expect(failing).rejects.toThrow('no room')
    expect(await held()).toBe(0)
  })
})
