/* Limits of an expense row. */

/** An expense above this amount (won) is imported and flagged for review. */
export const AMOUNT_FLAG_WON = 10_000_000
/** An expense above this amount (won) is implausible: a unit or a cell is wrong, and the file is rejected. */
export const AMOUNT_MAX_WON = 1_000_000_000
/** An amount below this (won) is a misread number (a headcount, a unit of thousands). */
export const AMOUNT_MIN_WON = 1_000
/** An amount above AMOUNT_FLAG_WON is plausible up to this much per head (won). */
export const AMOUNT_PER_HEAD_MAX_WON = 300_000
/** Institutions publish nothing older: an earlier date is a misread one. */
export const VISIT_YEAR_MIN = 1990
/** A larger headcount is a misread number. */
export const HEADCOUNT_MAX = 5_000
/** A date this many months from the file's reporting month probably has a mistyped year. */
export const SUSPECT_DATE_MONTHS = 6
/** Days after which a sign that may be a person's name is forgotten, unless a second institution has it. */
export const SIGHTING_RETENTION_DAYS = 365
/** Maximum length of a cell, in characters. */
export const CELL_LENGTH_MAX = 2_000
/** Maximum length of a heading, sheet name or file name that is parsed, in characters. */
export const HEADING_LENGTH_MAX = 100
