import type { LiveEventKind, StreamSignal } from '@/domain/live/events'

export interface LiveEvent {
  /** in commit order across all topics */
  id: number
  topic: string
  kind: LiveEventKind
  /** id of the subject; 0 for the whole topic */
  subject: number
}

/** HTML, 9.2.5; once for all recipients */
export const encodeEvents = (events: readonly LiveEvent[]): Buffer =>
  Buffer.from(events.map(({ id, kind, subject }) => encode(kind, id, { id: subject })).join(''))

/** `id`: everything for this client up to it was sent */
export const encodeSignal = (signal: StreamSignal, id: number): Buffer => Buffer.from(encode(signal, id, {}))

const encode = (name: string, id: number, data: object): string =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** Kinds that only mean 'reload': of several in a row the last is enough. */
const REPEATABLE: ReadonlySet<LiveEventKind> = new Set([
  'comment_updated',
  'post_updated',
  'post_counted',
  'notifications_read',
])

/** Drops events repeated by a later one. */
export function coalesce(events: readonly LiveEvent[]): LiveEvent[] {
  const later = new Set<string>()
  return events
    .toReversed()
    .filter(({ kind, subject }) => {
      if (!REPEATABLE.has(kind)) return true
      const said = `${kind} ${subject}`
      return !later.has(said) && later.add(said)
    })
    .reverse()
}
