import { setImmediate as nextTurn } from 'node:timers/promises'
import { ENDING_KINDS, STREAM_RECONNECT_MS } from '@/domain/live'
import { log } from '../log'
import { coalesce, encodeEvents, encodeSignal, type LiveEvent, type RecentEvents } from './liveEvents'
import { endStream, send, sendEvents, type StreamSink, type Subscriber } from './subscriber'

interface SubscriberGroup {
  topics: readonly string[]
  subscribers: Set<Subscriber>
}

interface Subscriptions {
  add: (topics: readonly string[], subscriber: Subscriber) => void
  /** @returns whether it was present */
  remove: (topics: readonly string[], subscriber: Subscriber) => boolean
  groupsOf: (events: readonly LiveEvent[]) => Map<SubscriberGroup, LiveEvent[]>
  groups: () => Iterable<SubscriberGroup>
  topics: () => string[]
}

function createSubscriptions(): Subscriptions {
  const groups = new Map<string, SubscriberGroup>()
  const byTopic = new Map<string, Set<SubscriberGroup>>()

  function open(key: string, topics: readonly string[]): SubscriberGroup {
    const group: SubscriberGroup = { topics, subscribers: new Set() }
    groups.set(key, group)
    for (const topic of topics) byTopic.set(topic, (byTopic.get(topic) ?? new Set()).add(group))
    return group
  }

  function close(key: string, group: SubscriberGroup): void {
    groups.delete(key)
    for (const topic of group.topics) {
      const others = byTopic.get(topic)
      others?.delete(group)
      if (others?.size === 0) byTopic.delete(topic)
    }
  }

  return {
    add(topics, subscriber) {
      const key = topics.join(' ')
      const group = groups.get(key) ?? open(key, topics)
      group.subscribers.add(subscriber)
    },
    remove(topics, subscriber) {
      const key = topics.join(' ')
      const group = groups.get(key)
      const was = group?.subscribers.delete(subscriber) ?? false
      if (group?.subscribers.size === 0) close(key, group)
      return was
    },
    groupsOf(events) {
      const heard = new Map<SubscriberGroup, LiveEvent[]>()
      for (const event of events)
        for (const group of byTopic.get(event.topic) ?? []) {
          const own = heard.get(group)
          if (own) own.push(event)
          else heard.set(group, [event])
        }
      return heard
    },
    groups: () => groups.values(),
    topics: () => [...byTopic.keys()],
  }
}

export interface Subscription {
  topics: readonly string[]
  /** the client's last event; null for a new one */
  after: number | null
  sink: StreamSink
}

export interface Broadcaster {
  /** Missed events first; returns a function that closes the stream. */
  subscribe: (subscription: Subscription) => () => void
  /** Events must follow the previous ones without a gap. Resolves when all are written. */
  publish: (events: readonly LiveEvent[]) => Promise<void>
  /** After a database restore: all streams end and restart at that event. */
  rewind: (to: number) => Promise<void>
  heartbeat: () => Promise<void>
  endTopics: (topics: readonly string[]) => void
  endAll: () => void
  topics: () => string[]
  readonly position: number
  readonly size: number
}

interface Past {
  /** the last event before this process */
  position: number
  recent: RecentEvents
  /** missed events no longer in memory; null if too many or unknown */
  readMissed: (topics: readonly string[], after: number, upTo: number) => Promise<LiveEvent[] | null>
}

const SLICE = 250

export function createBroadcaster({ position, recent, readMissed }: Past): Broadcaster {
  const subscriptions = createSubscriptions()
  let size = 0
  let isEnding = false
  let queue: Promise<void> = Promise.resolve()
  const inTurn = (work: () => Promise<void>): Promise<void> => (queue = queue.then(work, work))

  async function writeToAll(subscribers: Iterable<Subscriber>, write: (one: Subscriber) => void): Promise<void> {
    let written = 0
    for (const subscriber of [...subscribers]) {
      write(subscriber)
      if (++written % SLICE === 0) await nextTurn()
    }
  }

  async function catchUp(subscriber: Subscriber, topics: readonly string[], after: number): Promise<void> {
    subscriber.pending = []
    const upTo = position
    const missed = await readMissed(topics, after, upTo).catch((error: unknown) => {
      log.warn({ err: error }, 'live events that a page missed could not be read; it reads everything again')
      return null
    })
    const pending = subscriber.pending
    subscriber.pending = null
    begin(subscriber, missed, Math.max(after, upTo))
    if (pending.length) sendEvents(subscriber, pending, encodeEvents(pending))
  }

  /** `missed`: null if the client must reload everything */
  function begin(subscriber: Subscriber, missed: LiveEvent[] | null, upTo: number): void {
    subscriber.position = missed ? upTo : position
    const signal = encodeSignal(missed ? 'ready' : 'reset', subscriber.position)
    send(subscriber, Buffer.concat([reconnectAfter(), missed ? encodeEvents(missed) : Buffer.alloc(0), signal]))
  }

  return {
    subscribe({ topics, after, sink }) {
      const subscriber: Subscriber = { sink, position, pending: null, isOpen: true }
      subscriptions.add(topics, subscriber)
      size++
      const missed = after === null || after === position ? [] : after < position ? recent.missed(topics, after) : null
      if (missed || after === null) begin(subscriber, missed ?? [], position)
      else void catchUp(subscriber, topics, after)
      if (isEnding) endStream(subscriber)
      return () => {
        subscriber.isOpen = false
        if (subscriptions.remove(topics, subscriber)) size--
      }
    },
    publish(events) {
      const last = events.at(-1)
      if (!last) return queue
      return inTurn(async () => {
        recent.add(events)
        position = last.id
        for (const [{ subscribers }, heard] of subscriptions.groupsOf(events)) {
          const own = coalesce(heard)
          const chunk = encodeEvents(own)
          const ends = own.some(({ kind }) => ENDING_KINDS.has(kind))
          await writeToAll(subscribers, (subscriber) => {
            sendEvents(subscriber, own, chunk)
            if (ends) endStream(subscriber)
          })
        }
      })
    },
    rewind: (to) =>
      inTurn(() => {
        position = to
        recent.clear()
        endEach(subscriptions.groups())
        return Promise.resolve()
      }),
    heartbeat: () =>
      inTurn(async () => {
        const chunk = encodeSignal('heartbeat', position)
        for (const { subscribers } of [...subscriptions.groups()])
          await writeToAll(subscribers, (one) => {
            if (!one.pending && one.position <= position) send(one, chunk)
          })
      }),
    endTopics(topics) {
      const ended = new Set(topics)
      endEach([...subscriptions.groups()].filter((group) => group.topics.some((topic) => ended.has(topic))))
    },
    endAll() {
      isEnding = true
      endEach(subscriptions.groups())
    },
    topics: subscriptions.topics,
    get position() {
      return position
    },
    get size() {
      return size
    },
  }
}

function endEach(groups: Iterable<SubscriberGroup>): void {
  for (const { subscribers } of [...groups]) for (const subscriber of [...subscribers]) endStream(subscriber)
}

function reconnectAfter(): Buffer {
  const { min, max } = STREAM_RECONNECT_MS
  return Buffer.from(`retry: ${min + Math.floor(Math.random() * (max - min))}\n`)
}
