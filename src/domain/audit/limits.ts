/** How long the audit record is kept: a year, and the day that a leap year has more. The database refuses less. */
export const AUDIT_DAYS = 366

/** Events that strangers cause at will, stored a minute by one process; the log has the rest too. */
export const BOUNDED_EVENTS_PER_MINUTE = 60
