export const POLL_PLACES_MAX = 10
/** A poll ends after this many days and is deleted with its votes. */
export const POLL_DAYS = 30
/** How far ahead a meeting may be. */
export const POLL_AHEAD_DAYS = 180
/** Per client network and hour. */
export const POLLS_PER_CALLER = 10
export const VOTES_PER_CALLER = 120
export const POLL_WINDOW_SECONDS = 60 * 60
export const VOTERS_MAX = 300
export const EVENT_HOURS = 2
