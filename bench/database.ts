import type { Pool } from 'pg'
import { assertHangulTrigrams } from '@/infra/database/assertHangulTrigrams'
import { CLUSTER_ROLES } from '@/infra/database/cluster/clusterRoles'
import { createPool } from '@/infra/database/pool'
import { startTemporary } from '@/infra/database/temporary'
import { superuserOf } from '../tests/int/setup/superuser'

export interface BenchDatabase {
  url: string
  pool: Pool
  stop: () => Promise<void>
}

/** A migrated, throw-away PostgreSQL with default durability, for several servers; `stop` removes it. */
export async function startBenchDatabase(): Promise<BenchDatabase> {
  const server = await startTemporary('bench', ['max_connections=300'])
  // The bench of imports begins each measurement with a checkpoint.
  const superuser = createPool(superuserOf(server.dataDir, server.url), 1)
  await superuser.query(`GRANT pg_checkpoint TO ${CLUSTER_ROLES.owner}`)
  await superuser.end()
  const pool = await connectMigrated(server.ownerUrl)
  return {
    url: server.ownerUrl,
    pool,
    stop: async () => {
      await pool.end()
      await server.stop()
    },
  }
}

/** A pool on a database, which is brought up to this version's schema first and is the process's own from here on. */
export async function connectMigrated(url: string): Promise<Pool> {
  process.env.DATABASE_URL = url
  process.env.PAYLOAD_SECRET = 'only-for-benchmarks-of-this-machine-0123456789'
  const { migrate } = await import('@/schema/migrate')
  const pool = createPool(url)
  await assertHangulTrigrams(pool)
  await migrate(pool)
  return pool
}
