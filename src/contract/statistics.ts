import { z } from 'zod'
import { AGENCY_TYPES } from '@/domain/agencyTypes'
import { ID_MAX } from '@/domain/http/limits'

export const RANKING_SHOWN = 10
export const RANKING_EXPORTED = 100
/** On the screen; exports have all. */
export const BREAKDOWN_SHOWN = 15
export const MONTHS_SHOWN = 24

export const DIMENSIONS = ['region', 'agency', 'agency_type', 'category', 'sub_category'] as const
export type Dimension = (typeof DIMENSIONS)[number]

export const STATISTICS_TABLES = ['ranking', 'month', ...DIMENSIONS] as const
export type StatisticsTable = (typeof STATISTICS_TABLES)[number]

const period = z.string().regex(/^(all|\d{4}|\d{4}-(0[1-9]|1[0-2]))$/)

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

/** The previous year or month; null for all time. */
export function periodBefore(of: string): string | null {
  if (of === 'all') return null
  const [year = 0, month] = of.split('-').map(Number)
  if (month === undefined) return String(year - 1)
  return month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`
}

const breakdownRowSchema = z.object({
  key: z.string(),
  label: z.string(),
  visits: z.number(),
  /** in the previous period; null without one */
  visitsBefore: z.number().nullable(),
  amount: z.number(),
  restaurants: z.number(),
})
export type BreakdownRow = z.infer<typeof breakdownRowSchema>

const rankingRowSchema = z.object({
  id: z.int(),
  rank: z.int(),
  /** null: no previous period, or not ranked in it */
  rankBefore: z.int().nullable(),
  name: z.string(),
  region: z.string(),
  category: z.string(),
  rating: z.number(),
  reviews: z.number(),
  visits: z.number(),
  amount: z.number(),
})
export type RankingRow = z.infer<typeof rankingRowSchema>

const monthRowSchema = z.object({ month: z.string(), visits: z.number(), amount: z.number() })
export type MonthRow = z.infer<typeof monthRowSchema>

/** A value that could not be read is null, never 0. */
export const staffStatisticsSchema = z.object({
  period: z.string(),
  before: z.string().nullable(),
  /** available periods, newest first */
  periods: z.object({ years: z.array(z.string()), months: z.array(z.string()) }).nullable(),
  /** the time of all figures except the ranking; null before the first count */
  refreshedAt: z.string().nullable(),
  /** as the public site counts them */
  totals: z
    .object({ restaurants: z.number(), visits: z.number(), regions: z.number(), lastVisit: z.string().nullable() })
    .nullable(),
  restaurants: z.object({ total: z.number(), active: z.number() }).nullable(),
  members: z.object({ total: z.number(), active: z.number(), recent: z.number() }).nullable(),
  reviews: z.object({ total: z.number(), approved: z.number(), average: z.number().nullable() }).nullable(),
  /** current */
  ranking: z.array(rankingRowSchema).nullable(),
  months: z.array(monthRowSchema).nullable(),
  breakdowns: z.record(z.enum(DIMENSIONS), z.array(breakdownRowSchema)).nullable(),
  /** open quality issues, most frequent first */
  quality: z.array(z.object({ type: z.string(), open: z.number() })).nullable(),
})
export type StaffStatistics = z.infer<typeof staffStatisticsSchema>
