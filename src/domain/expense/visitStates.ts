/** Where a visit comes from: a published file, staff, or a published row that staff corrected. */
export const DATA_SOURCES = ['crawled', 'manual', 'corrected'] as const

/** Whether a visit stands: `disputed` is one that somebody concerned objects to. */
export const VISIT_STATUSES = ['confirmed', 'pending', 'disputed'] as const
