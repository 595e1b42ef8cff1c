/* Limits of what is kept and shown of an agency. */

/** Places in the ranking of one agency, and of two that are compared. */
export const AGENCY_PLACES = 20
export const SHARED_PLACES = 20
/** Departments with the most visits; the others are one number. */
export const AGENCY_DEPARTMENTS = 50
/** The newest documents. */
export const AGENCY_SOURCES = 12
/** Years of the calendar of an agency's months, the newest. */
export const AGENCY_CALENDAR_YEARS = 8
