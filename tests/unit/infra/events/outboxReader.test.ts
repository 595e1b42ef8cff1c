import { describe, expect, it } from 'vitest'
import type { Queryable } from '@/infra/database/pool'
import { createBroadcaster } from '@/infra/events/broadcaster'
import { createRecentEvents, type LiveEvent } from '@/infra/events/liveEvents'
import { createOutboxReader } from '@/infra/events/startEvents'

const event = (id: number): LiveEvent => ({ id, topic: 'post:1', kind: 'comment_created', subject: id })

/** A process that reads no events itself until it misses some; `answer` is what the database says to its next query. */
function follow(position: number) {
  const queries: ((events: LiveEvent[]) => void)[] = []
  const pool = {
    query: () => new Promise((resolve) => queries.push((rows) => resolve({ rows, rowCount: rows.length }))),
  } as unknown as Queryable
  const broadcaster = createBroadcaster({
    position,
    recent: createRecentEvents(10),
    readMissed: () => Promise.resolve(null),
  })
  let ends = 0
  const sink = { write: () => undefined, backlog: () => 0, end: () => void ends++, destroy: () => undefined }
  broadcaster.subscribe({ topics: ['post:1'], after: null, sink })
  const reader = createOutboxReader({
    connectionString: '',
    pool,
    broadcaster,
    onRead: () => undefined,
    onEvents: () => undefined,
  })
  return {
    reader,
    broadcaster,
    ends: () => ends,
    answer: async (...events: LiveEvent[]) => {
      await expect.poll(() => queries.length).toBeGreaterThan(0)
      queries.shift()?.(events)
    },
  }
}

describe('A process that hears of events from another', () => {
  it('Events that arrive while it reads the newest one do not end its streams', async () => {
    const { reader, broadcaster, answer, ends } = follow(10)
    reader.take(11, [event(12)])
    reader.take(10, [event(11), event(12), event(13)])
    await answer(event(12))
    await answer()
    await expect.poll(() => broadcaster.position).toBe(13)
    expect([reader.position, ends()]).toEqual([13, 0])
  })

  it('It reads the events of a gap itself', async () => {
    const { reader, broadcaster, answer, ends } = follow(10)
    reader.take(11, [event(12)])
    await answer(event(12))
    await answer(event(11), event(12))
    await expect.poll(() => broadcaster.position).toBe(12)
    expect(ends()).toBe(0)
  })

  it('After a restore to an earlier event it ends its streams and continues from there', async () => {
    const { reader, broadcaster, answer, ends } = follow(10)
    reader.take(3, [event(4)])
    await answer(event(4))
    await answer()
    await expect.poll(() => broadcaster.position).toBe(4)
    expect([reader.position, ends()]).toEqual([4, 1])
  })
})
