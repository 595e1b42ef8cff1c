import { describe, expect, it } from 'vitest'
import type { LiveEventKind } from '@/domain/live/events'
import { STREAM_BACKLOG_BYTES_MAX } from '@/domain/live/limits'
import { createBroadcaster } from '@/infra/events/broadcaster'
import type { LiveEvent } from '@/infra/events/liveEvent'
import { createRecentEvents } from '@/infra/events/recentEvents'

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

describe('the broadcaster', () => {
  it('tells each listener of its own topics, in order, with the same bytes for all', async () => {
    const all = create()
    const [first, second, other] = [sink(), sink(), sink()]
    for (const one of [first, second]) all.subscribe({ topics: ['post:1'], after: null, sink: one })
    all.subscribe({ topics: ['post:2'], after: null, sink: other })
    await all.publish([event(1), event(2, 'post:2'), event(3)])
    expect([first.heard(), other.heard()]).toEqual([[1, 3], [2]])
    expect(first.chunks.at(-1)).toBe(second.chunks.at(-1))
    expect(first.text()).toContain('id: 3\nevent: comment_created\ndata: {"id":30}\n\n')
  })

  it('keeps the order between two topics of one listener', async () => {
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

  it('sends a listener that comes back what it missed, and nothing twice', async () => {
    const all = create()
    await all.publish([event(1), event(2), event(3, 'post:2'), event(4)])
    const one = sink()
    all.subscribe({ topics: ['post:1'], after: 1, sink: one })
    await all.publish([event(5)])
    expect(one.heard()).toEqual([2, 4, 5])
  })

  it('keeps what happens while the missed is read, and sends it after', async () => {
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

  it('skips what a listener has had from another process that was ahead', async () => {
    const all = create(5, () => Promise.resolve([]))
    const one = sink()
    all.subscribe({ topics: ['post:1'], after: 7, sink: one })
    await new Promise(setImmediate)
    await all.publish([event(6), event(7), event(8)])
    expect(one.heard()).toEqual([8])
  })

  it('says that everything is to be read anew where too much was missed', async () => {
    const all = create(50)
    const one = sink()
    all.subscribe({ topics: ['post:1'], after: 3, sink: one })
    await new Promise(setImmediate)
    expect(one.text()).toMatch(/id: 50\nevent: reset\n/)
    await all.publish([event(51)])
    expect(one.heard()).toEqual([51])
  })

  it('gives a listener up that does not take what it is sent', async () => {
    const all = create()
    const slow = sink(STREAM_BACKLOG_BYTES_MAX + 1)
    all.subscribe({ topics: ['post:1'], after: null, sink: slow })
    await all.publish([event(1)])
    expect([slow.state.destroyed, slow.heard()]).toEqual([1, []])
  })

  it('ends streams whose session or post is over, after having said so, and writes to them no more', async () => {
    const all = create()
    const [one, other] = [sink(), sink()]
    all.subscribe({ topics: ['user:1', 'session:1'], after: null, sink: one })
    all.subscribe({ topics: ['user:1', 'session:2'], after: null, sink: other })
    await all.publish([event(1, 'session:1', 'session_ended')])
    await all.publish([event(2, 'user:1', 'notification_added')])
    expect([one.heard(), one.state.ended]).toEqual([[1], 1])
    expect([other.heard(), other.state.ended]).toEqual([[2], 0])
  })

  it('says once what the last of several says again, and never drops what is new', async () => {
    const all = create()
    const one = sink()
    all.subscribe({ topics: ['post:1'], after: null, sink: one })
    const counted = (id: number) => ({ ...event(id, 'post:1', 'post_counted'), subject: 1 })
    await all.publish([event(1), counted(2), event(3), counted(4)])
    expect(one.heard()).toEqual([1, 3, 4])
  })

  it('says by a heartbeat up to where each listener is, so that it comes back from there', async () => {
    const all = create()
    const one = sink()
    all.subscribe({ topics: ['post:1'], after: null, sink: one })
    await all.publish([event(1, 'post:2')])
    await all.heartbeat()
    expect(one.text()).toMatch(/id: 1\nevent: heartbeat\ndata: \{\}\n\n$/)
  })

  it('keeps nothing of listeners that have gone', () => {
    const all = create()
    const gone = Array.from({ length: 100 }, (_, id) =>
      all.subscribe({ topics: [`user:${id}`, `session:${id}`], after: null, sink: sink() }),
    )
    expect([all.size, all.topics().length]).toEqual([100, 200])
    for (const leave of [...gone, ...gone]) leave()
    expect([all.size, all.topics()]).toEqual([0, []])
  })

  it('ends all streams when the server stops, and those that come then', () => {
    const all = create()
    const [one, late] = [sink(), sink()]
    all.subscribe({ topics: ['post:1'], after: null, sink: one })
    all.endAll()
    all.subscribe({ topics: ['post:1'], after: null, sink: late })
    expect([one.state.ended, late.state.ended]).toEqual([1, 1])
  })
})
