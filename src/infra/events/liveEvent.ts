import type { LiveEventKind, StreamSignal } from '@/domain/live/events'

export interface LiveEvent {
  /** in the order of commits, over all topics */
  id: number
  topic: string
  kind: LiveEventKind
  /** the number of what it is about; 0 for all of the topic */
  subject: number
}

/** Events as a stream carries them (HTML, 9.2.5); one text for all who hear them. */
export const encodeEvents = (events: readonly LiveEvent[]): Buffer =>
  Buffer.from(events.map(({ id, kind, subject }) => encode(kind, id, { id: subject })).join(''))

/**
 * What a stream says of itself.
 * @param id everything up to it that was for this listener has been sent
 */
export const encodeSignal = (signal: StreamSignal, id: number): Buffer => Buffer.from(encode(signal, id, {}))

const encode = (name: string, id: number, data: object): string =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** Kinds that say no more than 'look again': of several in a row the last is enough. */
const REPEATABLE: ReadonlySet<LiveEventKind> = new Set([
  'comment_updated',
  'post_updated',
  'post_counted',
  'notifications_read',
])

/** Of one topic's events, without those that a later one says again. */
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
