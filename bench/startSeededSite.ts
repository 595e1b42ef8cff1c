import { rmSync } from 'node:fs'
import { temporaryDataDir } from '@/infra/database/temporary'
import { transaction } from '@/infra/database/pool'
import { refreshStaleAgencies } from '@/server/agencyFigures/refreshAgencies'
import { refreshRecommendations } from '@/server/recommendations/refreshRecommendations'
import { refreshStatistics } from '@/server/statistics/refreshStatistics'
import { ensureBuild } from '../scripts/build'
import { startProcess, type RunningProcess } from './startProcess'
import { startSeededDatabase } from './seededDatabase'

/** The production server on a free port, on an invented directory of `rows` restaurants that no job touches. */
export async function startSeededSite(rows: number): Promise<RunningProcess> {
  const database = await startSeededDatabase(rows)
  await transaction(database.pool, refreshStatistics)
  await refreshStaleAgencies(database.pool)
  await transaction(database.pool, refreshRecommendations)
  await database.pool.query('VACUUM ANALYZE')
  await ensureBuild()
  const dataDir = temporaryDataDir('pages')
  const { pid, site, stop } = await startProcess(
    ['scripts/start.ts'],
    {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      PAYLOAD_SECRET: 'only-for-benchmarks-of-this-machine-0123456789',
      CONTACT_EMAIL: 'bench@example.com',
      JOB_WORKER: 'separate',
      HOST: '127.0.0.1',
      PORT: '0',
      SITE_URL: '',
      // A crowd from one machine is what is measured.
      OIDC_LOCAL: 'true',
    },
    /공공밥상: (http:\S+)/,
  )
  return {
    pid,
    site,
    async stop() {
      await stop()
      await database.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
