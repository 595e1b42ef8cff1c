import { createPool } from '@/infra/database/pool'
import { startBenchDatabase, type BenchDatabase } from './database'
import { seedDirectory } from './seed'

/**
 * A throw-away database with an invented directory of `rows` restaurants and at least `visits` visits. With
 * BENCH_DATABASE_URL a directory that was written before is used again, and left alone afterwards.
 */
export async function startSeededDatabase(rows: number, visits = 0): Promise<BenchDatabase> {
  const again = process.env.BENCH_DATABASE_URL
  if (again) {
    const pool = createPool(again)
    return { url: again, pool, stop: () => pool.end() }
  }
  const database = await startBenchDatabase()
  console.error(`${rows} restaurants are being written …`)
  await seedDirectory(database.pool, rows, { visits })
  return database
}
