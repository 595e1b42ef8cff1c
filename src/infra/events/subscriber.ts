import { STREAM_BACKLOG_BYTES_MAX } from '@/domain/live'
import { encodeEvents, type LiveEvent } from './liveEvents'

export interface StreamSink {
  write: (chunk: Buffer) => void
  /** bytes the client has not read */
  backlog: () => number
  end: () => void
  destroy: () => void
}

export interface Subscriber {
  sink: StreamSink
  /** everything up to it was sent or is irrelevant */
  position: number
  /** events during catch-up; null once caught up */
  pending: LiveEvent[] | null
  isOpen: boolean
}

/** The client reconnects, which checks access again. */
export function endStream(subscriber: Subscriber): void {
  if (!subscriber.isOpen) return
  subscriber.isOpen = false
  subscriber.sink.end()
}

/** Disconnects a client that does not read, so that its events do not fill memory. */
export function send(subscriber: Subscriber, chunk: Buffer): void {
  if (!subscriber.isOpen) return
  subscriber.sink.write(chunk)
  if (subscriber.sink.backlog() <= STREAM_BACKLOG_BYTES_MAX) return
  subscriber.isOpen = false
  subscriber.sink.destroy()
}

/** `chunk`: all events, encoded once for all subscribers */
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
