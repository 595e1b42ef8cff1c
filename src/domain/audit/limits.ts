/** Retention of the audit record: a year, including a leap day. The database enforces the minimum. */
export const AUDIT_DAYS = 366

/** Per process; the log has all events. */
export const BOUNDED_EVENTS_PER_MINUTE = 60
