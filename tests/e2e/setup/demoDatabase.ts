import type { Pool } from 'pg'
import { inject } from 'vitest'
import { startEmbedded } from '@/infra/database/embedded'
import { createPool } from '@/infra/database/pool'

export interface DemoDatabase {
  pool: Pool
  /** Leaves it; the demo keeps it running. */
  leave: () => Promise<void>
}

/** The database of a running demo, for what no screen can set up and for what a screen only claims to have done. */
export async function openDemoDatabase(dataDir = inject('dataDir')): Promise<DemoDatabase> {
  const { url, stop } = await startEmbedded({ dataDir })
  const pool = createPool(url)
  return {
    pool,
    async leave() {
      await pool.end()
      await stop()
    },
  }
}
