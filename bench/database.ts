import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '@/infra/database/embedded'
import { createPool } from '@/infra/database/pool'
import { requireKoreanSearch } from '@/infra/database/locale'

/** A migrated, throw-away PostgreSQL with default durability; `stop` removes it. */
export async function startBenchDatabase() {
  const dataDir = mkdtempSync(join(tmpdir(), 'gonggong-bench-'))
  const server = await startEmbedded({ dataDir })
  process.env.DATABASE_URL = server.url
  process.env.PAYLOAD_SECRET = 'only-for-benchmarks-of-this-machine-0123456789'
  const { migrate } = await import('@/migrate')
  const pool = createPool(server.url)
  await requireKoreanSearch(pool)
  await migrate(pool)
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
