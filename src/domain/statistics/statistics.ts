import { z } from 'zod'
import { AGENCY_TYPES } from '../agencyTypes'
import { ID_MAX } from '../http/limits'

/** Restaurants of the ranking on the screen, and of an exported one. */
export const RANKING_SHOWN = 10
export const RANKING_EXPORTED = 100
/** Rows of a breakdown on the screen; an export has all. */
export const BREAKDOWN_SHOWN = 15
/** Months of the chart. */
export const MONTHS_SHOWN = 24

/** What visits are broken down by. */
export const DIMENSIONS = ['region', 'agency', 'agency_type', 'category', 'sub_category'] as const
export type Dimension = (typeof DIMENSIONS)[number]

/** What can be exported. */
export const STATISTICS_TABLES = ['ranking', 'month', ...DIMENSIONS] as const
export type StatisticsTable = (typeof STATISTICS_TABLES)[number]

const period = z.string().regex(/^(all|\d{4}|\d{4}-(0[1-9]|1[0-2]))$/)

/** What staff ask: a period, and of the ranking where and for whom. */
export const statisticsQuerySchema = z.strictObject({
  period: period.default('all'),
  province: z.string().min(1).max(20).optional(),
  region: z
    .string()
    .regex(/^\d{5}$/)
    .optional(),
  category: z.enum(['restaurant', 'cafe']).optional(),
  agencyType: z.enum(AGENCY_TYPES).optional(),
  agency: z.coerce.number().pipe(z.int().min(1).max(ID_MAX)).optional(),
})
export type StatisticsQuery = z.output<typeof statisticsQuerySchema>

/** The period before a year or a month; there is none before all time. */
export function periodBefore(of: string): string | null {
  if (of === 'all') return null
  const [year = 0, month] = of.split('-').map(Number)
  if (month === undefined) return String(year - 1)
  return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`
}

export interface BreakdownRow {
  key: string
  label: string
  visits: number
  /** in the period before; null where there is none */
  visitsBefore: number | null
  amount: number
  restaurants: number
}

export interface RankingRow {
  id: number
  rank: number
  /** null: there is no period before, or it was not in it */
  rankBefore: number | null
  name: string
  region: string
  category: string
  rating: number
  reviews: number
  visits: number
  amount: number
}

export interface MonthRow {
  month: string
  visits: number
  amount: number
}

/** What the statistics screen shows. What could not be read is null, and never 0. */
export interface StaffStatistics {
  period: string
  before: string | null
  /** periods to choose from, newest first */
  periods: { years: string[]; months: string[] } | null
  /** the moment that all figures but the ranking are of; null before they were first counted */
  refreshedAt: string | null
  /** as the public site counts them */
  totals: { restaurants: number; visits: number; regions: number; lastVisit: string | null } | null
  restaurants: { total: number; active: number } | null
  members: { total: number; active: number; recent: number } | null
  reviews: { total: number; approved: number; average: number | null } | null
  /** of now */
  ranking: RankingRow[] | null
  months: MonthRow[] | null
  breakdowns: Record<Dimension, BreakdownRow[]> | null
  /** open issues of the data, most first */
  quality: { type: string; open: number }[] | null
}
