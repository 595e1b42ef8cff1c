/** Where a visit comes from: a published file, staff, or a corrected row. */
export const DATA_SOURCES = ['crawled', 'manual', 'corrected'] as const

/** `disputed`: a person concerned objects. */
export const VISIT_STATUSES = ['confirmed', 'pending', 'disputed'] as const
