import { z } from 'zod'

const growthSchema = z.object({ total: z.number(), recent: z.number() })
export type Growth = z.infer<typeof growthSchema>

const waitingSchema = z.object({ count: z.number(), oldest: z.string().nullable() })
export type Waiting = z.infer<typeof waitingSchema>

export const WAITING_KINDS = [
  'reports',
  'failedImports',
  'heldSources',
  'quietSources',
  'collectedFiles',
  'takedowns',
  'disputedVisits',
  'matches',
  'heldPosts',
  'heldComments',
  'suggestions',
  'tickets',
] as const
export type WaitingKind = (typeof WAITING_KINDS)[number]

const allWaitingSchema = z.record(z.enum(WAITING_KINDS), waitingSchema.nullable())

/** Waiting work of the kinds a staff member may see. */
export const waitingCountsSchema = z.partialRecord(z.enum(WAITING_KINDS), waitingSchema.nullable())

const openReportSchema = z.object({
  id: z.int(),
  targetType: z.enum(['comment', 'post', 'review']),
  createdAt: z.string(),
})
export type OpenReport = z.infer<typeof openReportSchema>

const recentImportSchema = z.object({
  id: z.int(),
  fileName: z.string(),
  status: z.enum(['applied', 'undone']),
  rowsRead: z.int(),
  visitsMade: z.int(),
  rowsRejected: z.int(),
  createdAt: z.string(),
})
export type RecentImport = z.infer<typeof recentImportSchema>

const dayValueSchema = z.object({ day: z.string(), value: z.number().nullable() })
/** A value of a Korean calendar day; null if there is none. */
export type DayValue = z.infer<typeof dayValueSchema>

/** A value that could not be read is null, never 0. */
export const staffDashboardSchema = z.object({
  /** server time, from which ages are computed */
  asOf: z.string(),
  figures: z.object({
    restaurants: z.object({ total: z.number(), active: z.number(), inactive: z.number() }).nullable(),
    visits: growthSchema.nullable(),
    members: growthSchema.nullable(),
    reviews: growthSchema.nullable(),
    posts: growthSchema.nullable(),
    rating: z.object({ average: z.number().nullable(), restaurants: z.number() }).nullable(),
  }),
  waiting: allWaitingSchema,
  /** 30 days each; `handlingHours` is the median over a day's reports */
  charts: z.record(z.enum(['rows', 'reviews', 'members', 'handlingHours']), z.array(dayValueSchema).nullable()),
  /** the longest waiting */
  openReports: z.array(openReportSchema).nullable(),
  imports: z.array(recentImportSchema).nullable(),
})
export type StaffDashboard = z.infer<typeof staffDashboardSchema>

/** null if it could not be counted, absent if the person may not see it */
export type StaffCounts = Partial<Record<string, Waiting | null>>
