import type { Waiting } from './dashboard'

/** By kind. A kind that could not be counted is null; one that the person may not open is absent. */
export type StaffCounts = Partial<Record<string, Waiting | null>>
