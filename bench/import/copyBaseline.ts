import { createReadStream, createWriteStream, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Pool } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { middle } from '../median'

/** The median of three: one COPY of a few seconds says little on a machine that does other things too. */
export async function medianCopySeconds(pool: Pool, batch: number, folder: string): Promise<number> {
  const times = []
  for (let n = 0; n < 3; n += 1) times.push(await timeCopy(pool, batch, folder))
  return middle(times)
}

/** Seconds that COPY takes to load a batch's visits into an empty table with the columns and indexes of `visits`. */
async function timeCopy(pool: Pool, batch: number, folder: string): Promise<number> {
  const file = join(folder, 'visits.copy')
  const client = await pool.connect()
  try {
    await pipeline(
      client.query(copyTo(`COPY (SELECT * FROM visits WHERE import_batch_id = ${batch}) TO STDOUT`)),
      createWriteStream(file),
    )
    await client.query(
      'DROP TABLE IF EXISTS visits_copy; CREATE TABLE visits_copy (LIKE visits INCLUDING ALL); CHECKPOINT',
    )
    const begin = performance.now()
    await pipeline(
      createReadStream(file, { highWaterMark: 1 << 20 }),
      client.query(copyFrom('COPY visits_copy FROM STDIN')),
    )
    return (performance.now() - begin) / 1000
  } finally {
    await client.query('DROP TABLE IF EXISTS visits_copy')
    client.release()
    rmSync(file, { force: true })
  }
}
