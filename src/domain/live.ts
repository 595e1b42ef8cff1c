/** Events for open pages carry only kind and id; pages read the content through the API, which checks access. */
export const LIVE_EVENT_KINDS = [
  'comment_created',
  /** edited, hidden, shown again, deleted, answered or liked */
  'comment_updated',
  'comment_removed',
  'post_updated',
  /** its like or comment count changed */
  'post_counted',
  /** hidden, held or deleted */
  'post_gone',
  /** somebody voted */
  'poll_counted',
  'notification_added',
  'notifications_read',
  'authorization_changed',
  'session_ended',
] as const
export type LiveEventKind = (typeof LIVE_EVENT_KINDS)[number]

/** Access may have changed: these end the stream, and reconnecting checks access again. */
export const ENDING_KINDS: ReadonlySet<LiveEventKind> = new Set(['post_gone', 'authorization_changed', 'session_ended'])

/** Signals of the stream itself: it starts, earlier events are missing, it is alive. */
export const STREAM_SIGNALS = ['ready', 'reset', 'heartbeat'] as const
export type StreamSignal = (typeof STREAM_SIGNALS)[number]

export const liveTopics = {
  post: (id: number): string => `post:${id}`,
  poll: (id: number): string => `poll:${id}`,
  member: (id: number): string => `user:${id}`,
  session: (id: number): string => `session:${id}`,
} as const

/** The NOTIFY channel that announces new rows in `live_events`. */
export const LIVE_EVENTS_CHANNEL = 'live_events'

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
