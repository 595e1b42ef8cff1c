/* Limits of reports and of what staff decide about them. */
export const REPORT_TEXT_MAX = 500
export const REPORTS_PER_HOUR = 30
/** Why something was hidden, and what staff note on a report. */
export const MODERATION_REASON_MAX = 500
/** What staff say to its author. */
export const MODERATION_MESSAGE_MAX = 500
/** 임시조치 ends by itself after at most so many days (정보통신망법 제44조의2 제4항). */
export const RESTRICTION_DAYS_MAX = 30
/** Somebody looks at a report within so many hours; with fewer than so many left it is urgent. */
export const REPORT_HOURS = 24
export const REPORT_SOON_HOURS = 6
