import type { LiveEvent } from './liveEvent'
import type { Subscriber } from './subscriber'

export interface SubscriberGroup {
  topics: readonly string[]
  subscribers: Set<Subscriber>
}

export interface Subscriptions {
  add: (topics: readonly string[], subscriber: Subscriber) => void
  /** @returns whether it was present */
  remove: (topics: readonly string[], subscriber: Subscriber) => boolean
  groupsOf: (events: readonly LiveEvent[]) => Map<SubscriberGroup, LiveEvent[]>
  groups: () => Iterable<SubscriberGroup>
  topics: () => string[]
}

export function createSubscriptions(): Subscriptions {
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
