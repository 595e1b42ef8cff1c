/* Limits of what an expense row may say. */

/** One expense line over this many won is kept, but flagged for a person to look at. */
export const AMOUNT_FLAG_WON = 10_000_000
/** One expense line over this many won is no lunch: the file's unit or a cell is wrong, and the row is refused. */
export const AMOUNT_MAX_WON = 1_000_000_000
/** Below this an amount is a misread number (a headcount, a unit of thousands), not a bill. */
export const AMOUNT_MIN_WON = 1_000
/** A bill over AMOUNT_FLAG_WON at a restaurant is believed up to this much a head. */
export const AMOUNT_PER_HEAD_MAX_WON = 300_000
/** More people than this at one table is a misread number. */
export const HEADCOUNT_MAX = 5_000
/** An expense this many months off the month its file is about has, most likely, a mistyped year. */
export const SUSPECT_DATE_MONTHS = 6
/** Characters of one cell; nobody writes more, and what reads cells need not bear more. */
export const CELL_LENGTH_MAX = 2_000
/** Characters of a heading, and of a sheet's or a file's name, that are looked at. */
export const HEADING_LENGTH_MAX = 100
