/** All of something, and what came in the last 30 days. */
export interface Growth {
  total: number
  recent: number
}

/** How many things of a kind wait for a person, and since when the oldest does. */
export interface Waiting {
  count: number
  oldest: string | null
}

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

export interface OpenReport {
  id: number
  targetType: 'comment' | 'post' | 'review'
  createdAt: string
}

export interface RecentImport {
  id: number
  fileName: string
  status: 'applied' | 'undone'
  rowsRead: number
  visitsMade: number
  rowsRejected: number
  createdAt: string
}

/** A Korean calendar day and what there was of it; null where there is nothing to tell. */
export interface DayValue {
  day: string
  value: number | null
}

/** What the back office opens with. What could not be read is null, and never 0. */
export interface StaffDashboard {
  /** the server's clock, from which every age is counted */
  asOf: string
  figures: {
    restaurants: { total: number; active: number; inactive: number } | null
    visits: Growth | null
    members: Growth | null
    reviews: Growth | null
    posts: Growth | null
    rating: { average: number | null; restaurants: number } | null
  }
  waiting: Record<WaitingKind, Waiting | null>
  /** 30 days each; `handlingHours` is the median of a day's reports */
  charts: Record<'rows' | 'reviews' | 'members' | 'handlingHours', DayValue[] | null>
  /** the ones that have waited longest */
  openReports: OpenReport[] | null
  imports: RecentImport[] | null
}
