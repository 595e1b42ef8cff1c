import { rmSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setAside } from '@/infra/database/cluster/setAside'
import { startEmbedded } from '@/infra/database/embedded'
import { createPool } from '@/infra/database/pool'
import { temporaryDataDir } from '@/infra/database/temporary'

describe('Setting an installation’s data aside', () => {
  let dataDir: string
  let folders: string[] = []
  beforeEach(() => {
    dataDir = temporaryDataDir('aside')
    folders = []
  })
  afterEach(() => {
    for (const folder of [dataDir, ...folders]) rmSync(folder, { recursive: true, force: true })
  })

  /** Starts the database, runs one query, and stops it. */
  async function ask(sql: string): Promise<unknown[]> {
    const database = await startEmbedded({ dataDir })
    const pool = createPool(database.ownerUrl)
    try {
      return (await pool.query<Record<string, unknown>>(sql)).rows
    } finally {
      await pool.end()
      await database.stop()
    }
  }

  it('Data set aside moves to another folder, and the next start has an empty database', async () => {
    await ask('CREATE TABLE lunch AS SELECT 42 AS n')
    folders = await setAside(dataDir, 'before')
    expect(folders).toContain(`${dataDir}-before`)
    expect(await ask(`SELECT to_regclass('lunch') AS lunch`)).toEqual([{ lunch: null }])
  })

  it('Data that a running server uses is not set aside, and the server keeps running', async () => {
    const database = await startEmbedded({ dataDir })
    await expect(setAside(dataDir, 'before')).rejects.toThrow(/서버가 켜져 있어요/)
    const pool = createPool(database.ownerUrl)
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
    await pool.end()
    await database.stop()
  })

  it('Setting aside a data folder that does not exist does nothing', async () => {
    expect(await setAside(`${dataDir}/nowhere`, 'before')).toEqual([])
  })
})
