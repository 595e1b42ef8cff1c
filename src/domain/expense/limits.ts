/** Larger expenses (won) are imported and flagged. */
export const AMOUNT_FLAG_WON = 10_000_000
/** Larger expenses (won) mean a wrong unit or cell, and the file is rejected. */
export const AMOUNT_MAX_WON = 1_000_000_000
/** Smaller amounts (won) are misread numbers, such as a headcount or thousands. */
export const AMOUNT_MIN_WON = 1_000
/** Amounts above AMOUNT_FLAG_WON are plausible up to this much per head (won). */
export const AMOUNT_PER_HEAD_MAX_WON = 300_000
/** Earlier years are misread; institutions publish nothing older. */
export const VISIT_YEAR_MIN = 1990
/** Larger headcounts are misread. */
export const HEADCOUNT_MAX = 5_000
/** A date this many months from the file's month probably has a mistyped year. */
export const SUSPECT_DATE_MONTHS = 6
/** Signs that may be a person's name are forgotten after this many days unless a second institution has them. */
export const SIGHTING_RETENTION_DAYS = 365
export const CELL_LENGTH_MAX = 2_000
/** Characters of a heading, sheet name or file name that is parsed. */
export const HEADING_LENGTH_MAX = 100
