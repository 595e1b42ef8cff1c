import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BackupStore } from '@/infra/backup/backupStore'
import { backupStoreOf } from '@/infra/backup/backupStore'
import { diskFiles } from '@/infra/files/diskFiles'
import { runBackup } from '@/server/backups/runBackup'
import { createTestDatabase, type TestDatabase } from '../setup/database'

describe('Names of backups', () => {
  let test: TestDatabase
  const dataDir = mkdtempSync(join(tmpdir(), 'backup-names-'))
  beforeAll(async () => {
    test = await createTestDatabase()
  })
  afterAll(async () => {
    await test.drop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('Backups that begin within one second have names of their own, also after one that failed', async () => {
    const store = backupStoreOf(diskFiles(join(dataDir, 'backups')))
    const backUp = (into: BackupStore, now: string) =>
      runBackup(
        test.pool,
        { places: { url: test.ownerUrl, files: diskFiles(dataDir) }, store: into, appVersion: '0' },
        { type: 'schema', now: new Date(now), createdBy: null, description: '' },
      )
    await backUp(store, '2026-11-22T18:00:00.100Z')
    const full = { ...store, put: () => Promise.reject(new Error('no room')) }
    await expect(backUp(full, '2026-11-22T18:00:00.200Z')).rejects.toThrow('no room')
    for (const _ of [3, 4]) await backUp(store, '2026-11-22T18:00:00.300Z')
    const { rows } = await test.pool.query('SELECT name, status FROM backups ORDER BY id')
    expect(rows).toEqual([
      { name: 'bapsang-20261122-180000-schema', status: 'completed' },
      { name: 'bapsang-20261122-180000-schema-2', status: 'failed' },
      { name: 'bapsang-20261122-180000-schema-3', status: 'completed' },
      { name: 'bapsang-20261122-180000-schema-4', status: 'completed' },
    ])
    expect((await store.list()).map(({ name }) => name)).toEqual([
      'bapsang-20261122-180000-schema-4',
      'bapsang-20261122-180000-schema-3',
      'bapsang-20261122-180000-schema',
    ])
  })
})
