import { rmSync } from 'node:fs'
import { temporaryDataDir } from '@/infra/database/temporary'
import { transaction } from '@/infra/database/pool'
import { refreshStaleAgencies } from '@/server/agencyFigures/refreshAgencies'
import { refreshRecommendations } from '@/server/recommendations/refreshRecommendations'
import { refreshStatistics } from '@/server/statistics/refreshStatistics'
import { ensureBuild } from '../scripts/build'
import { takeOver } from '../tests/e2e/setup/startProductionServer'
import type { BenchDatabase } from './database'
import { startProcess, type RunningProcess } from './startProcess'
import { startSeededDatabase } from './seededDatabase'

/** An invented directory of `rows` restaurants with all its figures. */
export async function startCountedDatabase(rows: number): Promise<BenchDatabase> {
  const database = await startSeededDatabase(rows)
  await transaction(database.pool, refreshStatistics)
  await refreshStaleAgencies(database.pool)
  await transaction(database.pool, refreshRecommendations)
  await database.pool.query('VACUUM ANALYZE')
  return database
}

/** The production server in `processes` processes on a free port, on a database that no job touches. */
export async function serve(
  database: BenchDatabase,
  processes: string,
  settings: Record<string, string> = {},
): Promise<RunningProcess> {
  await ensureBuild()
  const dataDir = temporaryDataDir('pages')
  await takeOver(database.url, dataDir)
  const { pid, site, stop } = await startProcess(
    ['scripts/start.ts'],
    {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      PAYLOAD_SECRET: 'only-for-benchmarks-of-this-machine-0123456789',
      CONTACT_EMAIL: 'bench@example.com',
      JOB_WORKER: 'separate',
      WEB_CONCURRENCY: processes,
      HOST: '127.0.0.1',
      PORT: '0',
      SITE_URL: '',
      // A crowd from one machine is what is measured.
      OIDC_LOCAL: 'true',
      ...settings,
    },
    /공공밥상: (http:\S+)/,
  )
  return {
    pid,
    site,
    async stop() {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Both together. */
export async function startSeededSite(rows: number): Promise<RunningProcess> {
  const database = await startCountedDatabase(rows)
  const site = await serve(database, process.env.WEB_CONCURRENCY || '1')
  return { ...site, stop: () => site.stop().then(database.stop) }
}
