import { STREAM_BACKLOG_BYTES_MAX } from '@/domain/live/limits'
import { encodeEvents, type LiveEvent } from './liveEvent'

/** Where a stream is written to. */
export interface StreamSink {
  write: (chunk: Buffer) => void
  /** bytes that the listener has not taken yet */
  backlog: () => number
  /** ends the stream as it should */
  end: () => void
  /** cuts it */
  destroy: () => void
}

/** One open stream. */
export interface Subscriber {
  sink: StreamSink
  /** everything up to it that was for this listener has been sent, or is of no concern to it */
  position: number
  /** what happens while it is read what it missed; null once that is sent */
  pending: LiveEvent[] | null
  /** may be written to */
  isOpen: boolean
}

/** Ends a stream; its listener comes back and is judged again. */
export function endStream(subscriber: Subscriber): void {
  if (!subscriber.isOpen) return
  subscriber.isOpen = false
  subscriber.sink.end()
}

/** Sends a chunk; anyone who does not take what it is sent is given up, so that no one's events fill the memory. */
export function send(subscriber: Subscriber, chunk: Buffer): void {
  if (!subscriber.isOpen) return
  subscriber.sink.write(chunk)
  if (subscriber.sink.backlog() <= STREAM_BACKLOG_BYTES_MAX) return
  subscriber.isOpen = false
  subscriber.sink.destroy()
}

/**
 * Sends those of some events that a subscriber has not had.
 * @param chunk of all of them, the same for all subscribers
 */
export function sendEvents(subscriber: Subscriber, events: readonly LiveEvent[], chunk: Buffer): void {
  if (subscriber.pending) {
    subscriber.pending.push(...events)
    return
  }
  const first = events[0]?.id ?? 0
  const last = events.at(-1)?.id ?? 0
  if (last <= subscriber.position) return
  const { position } = subscriber
  send(subscriber, first > position ? chunk : encodeEvents(events.filter(({ id }) => id > position)))
  subscriber.position = last
}
