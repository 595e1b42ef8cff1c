export const AGENCY_PLACES = 20
export const SHARED_PLACES = 20
/** Departments listed; the others are summed up. */
export const AGENCY_DEPARTMENTS = 50
export const AGENCY_SOURCES = 12
export const AGENCY_CALENDAR_YEARS = 8
