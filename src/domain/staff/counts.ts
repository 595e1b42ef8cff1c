import type { Waiting } from './dashboard'

/** null if it could not be counted, absent if the person may not see it */
export type StaffCounts = Partial<Record<string, Waiting | null>>
