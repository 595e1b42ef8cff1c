export const REPORT_TEXT_MAX = 500
export const REPORTS_PER_HOUR = 30
/** Characters of the reason for hiding, and of a note on a report. */
export const MODERATION_REASON_MAX = 500
export const MODERATION_MESSAGE_MAX = 500
/** Maximum length of a 임시조치 (정보통신망법 제44조의2 제4항). */
export const RESTRICTION_DAYS_MAX = 30
/** A report is urgent from `REPORT_SOON_HOURS` remaining hours. */
export const REPORT_HOURS = 24
export const REPORT_SOON_HOURS = 6
