import { z } from 'zod'

const growthSchema = z.object({ total: z.number(), recent: z.number() })
/** All of something, and what came in the last 30 days. */
export type Growth = z.infer<typeof growthSchema>

const waitingSchema = z.object({ count: z.number(), oldest: z.string().nullable() })
/** How many things of a kind wait for a person, and since when the oldest does. */
export type Waiting = z.infer<typeof waitingSchema>

/** What waits for a person. */
export const WAITING_KINDS = [
  'reports',
  'failedImports',
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

/** What waits, of the kinds that a member of staff may see. */
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
/** A Korean calendar day and what there was of it; null where there is nothing to tell. */
export type DayValue = z.infer<typeof dayValueSchema>

/** What the back office opens with. What could not be read is null, and never 0. */
export const staffDashboardSchema = z.object({
  /** the server's clock, from which every age is counted */
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
  /** 30 days each; `handlingHours` is the median of a day's reports */
  charts: z.record(z.enum(['rows', 'reviews', 'members', 'handlingHours']), z.array(dayValueSchema).nullable()),
  /** the ones that have waited longest */
  openReports: z.array(openReportSchema).nullable(),
  imports: z.array(recentImportSchema).nullable(),
})
export type StaffDashboard = z.infer<typeof staffDashboardSchema>
