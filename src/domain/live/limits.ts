/** Interval of heartbeats and of access checks. */
export const HEARTBEAT_SECONDS = 20
/** A client with this many unread bytes is disconnected; it reconnects and catches up. */
export const STREAM_BACKLOG_BYTES_MAX = 64 * 1024
/** Open streams per process, per network, per surrounding IPv6 network, and per member. */
export const STREAMS_MAX = 20_000
export const STREAMS_PER_NETWORK_MAX = 500
export const STREAMS_PER_SITE_MAX = 2_000
export const STREAMS_PER_MEMBER_MAX = 20
/** `Retry-After` when a limit is reached. */
export const STREAM_RETRY_SECONDS = 30
/** Reconnection delay in milliseconds, random so that clients do not all return at once. */
export const STREAM_RECONNECT_MS = { min: 500, max: 3_000 } as const
/** Missed events sent on reconnect; a client that missed more reloads everything. */
export const REPLAY_MAX = 500
/** The newest events stay in memory, so that mass reconnects cause no database queries. */
export const EVENTS_IN_MEMORY = 5_000
export const LIVE_EVENT_HOURS = 24
