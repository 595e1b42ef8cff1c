import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { startEmbedded } from '@/infra/database/embedded'
import { createPool } from '@/infra/database/pool'
import { requireKoreanSearch } from '@/infra/database/locale'
import { seedDirectory } from './seed'

export interface BenchDatabase {
  url: string
  pool: Pool
  stop(): Promise<void>
}

/**
 * A throw-away PostgreSQL with default durability and an invented directory of `rows` restaurants; `stop` removes it.
 * With BENCH_DATABASE_URL a directory that was written before is used again, and left alone afterwards.
 */
export async function startBenchDatabase(rows: number): Promise<BenchDatabase> {
  const again = process.env.BENCH_DATABASE_URL
  if (again) {
    const pool = createPool(again)
    return { url: again, pool, stop: () => pool.end() }
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'gonggong-bench-'))
  const server = await startEmbedded({ dataDir })
  process.env.DATABASE_URL = server.url
  process.env.PAYLOAD_SECRET = 'only-for-benchmarks-of-this-machine-0123456789'
  const { migrate } = await import('@/migrate')
  const pool = createPool(server.url)
  await requireKoreanSearch(pool)
  await migrate(pool)
  console.error(`${rows} restaurants are being written …`)
  await seedDirectory(pool, rows)
  return {
    url: server.url,
    pool,
    async stop() {
      await pool.end()
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
