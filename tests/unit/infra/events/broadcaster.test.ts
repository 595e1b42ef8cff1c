import { describe, expect, it } from 'vitest'
import { type LiveEventKind, STREAM_BACKLOG_BYTES_MAX } from '@/domain/live'
import { createBroadcaster } from '@/infra/events/broadcaster'
import { type LiveEvent, createRecentEvents } from '@/infra/events/liveEvents'

const event = (id: number, topic = 'post:1', kind: LiveEventKind = 'comment_created'): LiveEvent => ({
  id,
  topic,
  kind,
  subject: id * 10,
})

/** A listener that keeps what it is sent. */
function sink(backlog = 0) {
  const chunks: Buffer[] = []
  const state = { ended: 0, destroyed: 0 }
  return {
    chunks,
    state,
    write: (chunk: Buffer) => void chunks.push(chunk),
    backlog: () => backlog,
    end: () => void state.ended++,
    destroy: () => void state.destroyed++,
    text: () => Buffer.concat(chunks).toString('utf8'),
    /** ids of what it was told, without what the stream says of itself */
    heard: () =>
      [
        ...Buffer.concat(chunks)
          .toString('utf8')
          .matchAll(/id: (\d+)\nevent: (\w+)/g),
      ]
        .filter(([, , name]) => !['ready', 'reset', 'heartbeat'].includes(name ?? ''))
        .map(([, id]) => Number(id)),
  }
}

const create = (position = 0, readMissed: () => Promise<LiveEvent[] | null> = () => Promise.resolve(null)) =>
  createBroadcaster({ position, recent: createRecentEvents(10), readMissed })

describe('Event broadcaster', () => {
  it('Each listener gets the events of its own topics in order, from one shared buffer', async () => {
    const all = create()
    const [first, second, other] = [sink(), sink(), sink()]
    for (const one of [first, second]) all.subscribe({ topics: ['post:1'], after: null, sink: one })
    all.subscribe({ topics: ['post:2'], after: null, sink: other })
    await all.publish([event(1), event(2, 'post:2'), event(3)])
    expect([first.heard(), other.heard()]).toEqual([[1, 3], [2]])
    expect(first.chunks.at(-1)).toBe(second.chunks.at(-1))
    expect(first.text()).toContain('id: 3\nevent: comment_created\ndata: {"id":30}\n\n')
  })

  it('A listener of two topics gets their events in one order', async () => {
    const all = create()
    const one = sink()
    all.subscribe({ topics: ['user:1', 'session:1'], after: null, sink: one })
    await all.publish([
      event(1, 'session:1', 'notification_added'),
      event(2, 'user:1', 'notification_added'),
      event(3, 'session:1', 'notification_added'),
    ])
    expect(one.heard()).toEqual([1, 2, 3])
  })

  it('A reconnecting listener gets what it missed, and nothing twice', async () => {
    const all = create()
    await all.publish([event(1), event(2), event(3, 'post:2'), event(4)])
    const one = sink()
    all.subscribe({ topics: ['post:1'], after: 1, sink: one })
    await all.publish([event(5)])
    expect(one.heard()).toEqual([2, 4, 5])
  })

  it('New events wait while missed ones are read, and are sent after them', async () => {
    let answer: (events: LiveEvent[]) => void = () => undefined
    const all = create(8, () => new Promise((resolve) => (answer = resolve)))
    const one = sink()
    all.subscribe({ topics: ['post:1'], after: 6, sink: one })
    await all.publish([event(9)])
    expect(one.heard()).toEqual([])
    answer([event(7), event(8)])
    await new Promise(setImmediate)
    await all.publish([event(10)])
    expect(one.heard()).toEqual([7, 8, 9, 10])
  })

  it('Events that another process already sent to a listener are skipped', async () => {
    const all = create(5, () => Promise.resolve([]))
    const one = sink()
    all.subscribe({ topics: ['post:1'], after: 7, sink: one })
    await new Promise(setImmediate)
    await all.publish([event(6), event(7), event(8)])
    expect(one.heard()).toEqual([8])
  })

  it('A listener that missed too much gets a reset', async () => {
    const all = create(50)
    const one = sink()
    all.subscribe({ topics: ['post:1'], after: 3, sink: one })
    await new Promise(setImmediate)
    expect(one.text()).toMatch(/id: 50\nevent: reset\n/)
    await all.publish([event(51)])
    expect(one.heard()).toEqual([51])
  })

  it('A listener that does not read its events is dropped', async () => {
    const all = create()
    const slow = sink(STREAM_BACKLOG_BYTES_MAX + 1)
    all.subscribe({ topics: ['post:1'], after: null, sink: slow })
    await all.publish([event(1)])
    expect([slow.state.destroyed, slow.heard()]).toEqual([1, []])
  })

  it('A stream ends after the event that closes its session, and gets nothing more', async () => {
    const all = create()
    const [one, other] = [sink(), sink()]
    all.subscribe({ topics: ['user:1', 'session:1'], after: null, sink: one })
    all.subscribe({ topics: ['user:1', 'session:2'], after: null, sink: other })
    await all.publish([event(1, 'session:1', 'session_ended')])
    await all.publish([event(2, 'user:1', 'notification_added')])
    expect([one.heard(), one.state.ended]).toEqual([[1], 1])
    expect([other.heard(), other.state.ended]).toEqual([[2], 0])
  })

  it('Of several equal updates only the last is sent, and no new event is dropped', async () => {
    const all = create()
    const one = sink()
    all.subscribe({ topics: ['post:1'], after: null, sink: one })
    const counted = (id: number) => ({ ...event(id, 'post:1', 'post_counted'), subject: 1 })
    await all.publish([event(1), counted(2), event(3), counted(4)])
    expect(one.heard()).toEqual([1, 3, 4])
  })

  it('A heartbeat carries the last event id, so that a client can resume from it', async () => {
    const all = create()
    const one = sink()
    all.subscribe({ topics: ['post:1'], after: null, sink: one })
    await all.publish([event(1, 'post:2')])
    await all.heartbeat()
    expect(one.text()).toMatch(/id: 1\nevent: heartbeat\ndata: \{\}\n\n$/)
  })

  it('The broadcaster keeps nothing of listeners that have left', () => {
    const all = create()
    const gone = Array.from({ length: 100 }, (_, id) =>
      all.subscribe({ topics: [`user:${id}`, `session:${id}`], after: null, sink: sink() }),
    )
    expect([all.size, all.topics().length]).toEqual([100, 200])
    for (const leave of [...gone, ...gone]) leave()
    expect([all.size, all.topics()]).toEqual([0, []])
  })

  it('A stopping server ends all streams, and those that are opened later', () => {
    const all = create()
    const [one, late] = [sink(), sink()]
    all.subscribe({ topics: ['post:1'], after: null, sink: one })
    all.endAll()
    all.subscribe({ topics: ['post:1'], after: null, sink: late })
    expect([one.state.ended, late.state.ended]).toEqual([1, 1])
  })
})
