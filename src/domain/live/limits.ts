/* Limits of event streams. */

/** A stream says so often that it still stands, and whether its listener may go on is asked again. */
export const HEARTBEAT_SECONDS = 20
/** A listener that leaves so many bytes unread is given up; it comes back and catches up. */
export const STREAM_BACKLOG_BYTES_MAX = 64 * 1024
/** Streams open at once: in one process, from one network, from an IPv6 network around it, of one member. */
export const STREAMS_MAX = 20_000
export const STREAMS_PER_NETWORK_MAX = 500
export const STREAMS_PER_SITE_MAX = 2_000
export const STREAMS_PER_MEMBER_MAX = 20
/** `Retry-After` of one too many. */
export const STREAM_RETRY_SECONDS = 30
/** A browser whose stream ended comes back after so long, in milliseconds; by chance, so that not all come at once. */
export const STREAM_RECONNECT_MS = { min: 500, max: 3_000 } as const
/** Missed events that are sent after; anyone who missed more reads everything again. */
export const REPLAY_MAX = 500
/** The newest events are kept in the process, so that many who come back at once ask the database nothing. */
export const EVENTS_IN_MEMORY = 5_000
/** Events are kept so long for those who come back. */
export const LIVE_EVENT_HOURS = 24
