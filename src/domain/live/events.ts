/** Events for open pages, by number and kind alone: anyone who may read the thing reads it by the API. */
export const LIVE_EVENT_KINDS = [
  'comment_created',
  /** edited, hidden, shown again, deleted, answered or liked */
  'comment_updated',
  'comment_removed',
  'post_updated',
  /** its likes or comments are more or fewer */
  'post_counted',
  /** hidden, held or deleted */
  'post_gone',
  'notification_added',
  'notifications_read',
  'authorization_changed',
  'session_ended',
] as const
export type LiveEventKind = (typeof LIVE_EVENT_KINDS)[number]

/** After these no one knows whether the listener may go on: its stream ends, and the next one is judged again. */
export const ENDING_KINDS: ReadonlySet<LiveEventKind> = new Set(['post_gone', 'authorization_changed', 'session_ended'])

/** What a stream says of itself: that it begins, that something before is missing, that it still stands. */
export const STREAM_SIGNALS = ['ready', 'reset', 'heartbeat'] as const
export type StreamSignal = (typeof STREAM_SIGNALS)[number]

/** Who hears an event. */
export const liveTopics = {
  post: (id: number): string => `post:${id}`,
  member: (id: number): string => `user:${id}`,
  session: (id: number): string => `session:${id}`,
} as const

/** The channel of PostgreSQL on which transactions tell that there is something new in `live_events`. */
export const LIVE_EVENTS_CHANNEL = 'live_events'

/** Where a post's readers and a member listen. */
export const MY_EVENTS_PATH = '/api/v1/me/events'
export const postEventsPath = (id: number): string => `/api/v1/posts/${id}/events`
