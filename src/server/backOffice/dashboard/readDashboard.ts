import type { StaffDashboard } from '@/domain/staff/dashboard'
import type { Queryable } from '@/infra/database/pool'
import { allSettledOrNull } from '../settled'
import { chartReads, readRecentImports } from './charts'
import { figureReads } from './figures'
import { readOpenReports, waitingReads } from './waiting'

export async function readDashboard(sql: Queryable): Promise<StaffDashboard> {
  const [figures, waiting, charts, lists] = await Promise.all([
    allSettledOrNull(figureReads(sql)),
    allSettledOrNull(waitingReads(sql)),
    allSettledOrNull(chartReads(sql)),
    allSettledOrNull({ openReports: () => readOpenReports(sql), imports: () => readRecentImports(sql) }),
  ])
  return { asOf: new Date().toISOString(), figures, waiting, charts, ...lists }
}
