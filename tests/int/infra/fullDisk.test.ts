import { appendFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startEmbedded } from '@/infra/database/embedded'
import { createPool } from '@/infra/database/pool'
import { log } from '@/infra/log'
import { makeSmallDisk, type SmallDisk } from '../setup/smallDisk'
import { superuserOf } from '../setup/superuser'

/** Backoff, recovery, and processes of the old server that end first. */
const WAIT = { timeout: 60_000, interval: 200 }
/** Of what a statement writes to the write-ahead log at once. */
const CHUNK_BYTES = 8_000_000

describe('Full disk under the embedded database', () => {
  let disk: SmallDisk | null
  beforeAll(() => {
    disk = makeSmallDisk('160m')
  })
  afterAll(() => disk?.remove())

  it('A full disk is named in the log, and the database is back once there is room', async (context) => {
    const folder = disk?.folder ?? context.skip('only root may mount a disk')
    const said = vi.spyOn(log, 'error').mockImplementation(() => undefined)
    const dataDir = join(folder, 'data')
    const database = await startEmbedded({ dataDir, restarts: true })
    // Only a superuser may switch to the next file of the log.
    const pool = createPool(superuserOf(dataDir, database.url))
    await pool.query('CREATE TABLE kept AS SELECT 42 AS n')
    const filler = join(folder, 'filler')
    fill(filler)
    // PostgreSQL ends when it cannot write its log of what is about to change.
    const writing = async (): Promise<never> => {
      for (;;)
        await pool.query(`SELECT pg_logical_emit_message(false, '', repeat('-', $1)), pg_switch_wal()`, [CHUNK_BYTES])
    }
    await expect(writing()).rejects.toThrow()
    fill(filler)
    await vi.waitFor(
      () => expect(said).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('its disk is full')),
      WAIT,
    )
    const sentences = said.mock.calls.map(([given]) => (given as { err?: Error }).err?.message ?? '')
    expect(sentences).toContainEqual(expect.stringContaining('디스크가 가득 차'))
    await expect(pool.query('SELECT n FROM kept')).rejects.toThrow('ECONNREFUSED')
    rmSync(filler)
    await vi.waitFor(async () => expect((await pool.query('SELECT n FROM kept')).rows).toEqual([{ n: 42 }]), WAIT)
    await pool.end()
    await database.stop()
    said.mockRestore()
  })
})

/** Takes all room that is left on the disk of a file. */
function fill(file: string): void {
  try {
    for (;;) appendFileSync(file, Buffer.alloc(65_536))
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' })
  }
}
