import {
  BREAKDOWN_SHOWN,
  type BreakdownRow,
  type Dimension,
  DIMENSIONS,
  MONTHS_SHOWN,
  periodBefore,
  RANKING_SHOWN,
  type StaffStatistics,
  type StatisticsQuery,
} from '@/domain/statistics/statistics'
import type { Queryable } from '@/infra/database/pool'
import { allSettledOrNull } from '../backOffice/settled'
import { readFigures } from './figures'
import { readBreakdown, readMonths, readPeriods } from './readBreakdowns'
import { readRanking } from './readRanking'

async function breakdowns(sql: Queryable, period: string): Promise<Record<Dimension, BreakdownRow[]>> {
  const read = await Promise.all(
    DIMENSIONS.map(async (one) => [one, await readBreakdown(sql, one, period, BREAKDOWN_SHOWN)] as const),
  )
  return Object.fromEntries(read) as Record<Dimension, BreakdownRow[]>
}

/** As of the last refresh, except the ranking, whose filters are free. */
export async function readStaffStatistics(sql: Queryable, query: StatisticsQuery): Promise<StaffStatistics> {
  const [figures, settled] = await Promise.all([
    readFigures(sql),
    allSettledOrNull({
      periods: () => readPeriods(sql),
      ranking: () => readRanking(sql, query, RANKING_SHOWN),
      months: () => readMonths(sql, MONTHS_SHOWN),
      breakdowns: () => breakdowns(sql, query.period),
    }),
  ])
  return { period: query.period, before: periodBefore(query.period), ...figures, ...settled }
}
