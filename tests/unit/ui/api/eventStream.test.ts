import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HEARTBEAT_SECONDS } from '@/domain/live/limits'
import { openEventStream } from '@/ui/api/eventStream'

class FakeSource extends EventTarget {
  static readonly CLOSED = 2
  static opened: FakeSource[] = []
  readyState = 1
  constructor(readonly url: string) {
    super()
    FakeSource.opened.push(this)
  }
  close() {
    this.readyState = FakeSource.CLOSED
  }
  say(name: string, lastEventId: string, data: object = {}) {
    this.dispatchEvent(Object.assign(new Event(name), { lastEventId, data: JSON.stringify(data) }))
  }
  fail(readyState: number) {
    this.readyState = readyState
    this.dispatchEvent(new Event('error'))
  }
}

describe('a page that listens', () => {
  const page = Object.assign(new EventTarget(), { hidden: false })
  const frame = new EventTarget()
  const told: unknown[] = []
  let close: () => void
  const newest = () => FakeSource.opened.at(-1) as FakeSource
  const listen = () => {
    close = openEventStream('/events', {
      onEvent: (kind, id) => told.push([kind, id]),
      onStale: () => told.push('stale'),
    })
  }
  const look = (isSeen: boolean) => {
    page.hidden = !isSeen
    page.dispatchEvent(new Event('visibilitychange'))
  }
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('EventSource', FakeSource)
    vi.stubGlobal('document', page)
    vi.stubGlobal('window', frame)
    FakeSource.opened = []
    told.length = 0
    page.hidden = false
    listen()
  })
  afterEach(() => {
    close()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('reads anew once when it begins to listen, and hears what happens then', () => {
    newest().say('ready', '5')
    newest().say('comment_created', '6', { id: 40 })
    newest().say('heartbeat', '7')
    expect(told).toEqual(['stale', ['comment_created', 40]])
  })

  it('goes on after the last number when the server refused it for a while, and reads nothing anew', () => {
    newest().say('ready', '5')
    newest().say('comment_created', '6', { id: 40 })
    newest().fail(FakeSource.CLOSED)
    vi.advanceTimersByTime(1_000)
    expect(FakeSource.opened.map(({ url }) => url)).toEqual(['/events', '/events?last_event_id=6'])
    newest().say('ready', '8')
    expect(told).toEqual(['stale', ['comment_created', 40]])
  })

  it('leaves coming back to the browser where the connection alone was lost', () => {
    newest().fail(0)
    vi.advanceTimersByTime(10_000)
    expect(FakeSource.opened).toHaveLength(1)
  })

  it('reads anew where too much was missed', () => {
    newest().say('ready', '5')
    newest().say('reset', '900')
    expect(told).toEqual(['stale', 'stale'])
  })

  it('waits longer each time that it is refused', () => {
    const times: number[] = []
    for (let turn = 0; turn < 6; turn++) {
      const before = FakeSource.opened.length
      let waited = 0
      newest().fail(FakeSource.CLOSED)
      while (FakeSource.opened.length === before) {
        vi.advanceTimersByTime(100)
        waited += 100
      }
      times.push(waited)
    }
    expect(times[0]).toBeLessThanOrEqual(1_000)
    expect(times[5]).toBeGreaterThanOrEqual(16_000)
  })

  it('comes back when nothing has been heard for too long, though nobody said that the connection is lost', () => {
    newest().say('ready', '5')
    vi.advanceTimersByTime(HEARTBEAT_SECONDS * 2_500 + 1_000)
    expect(FakeSource.opened).toHaveLength(2)
  })

  it('listens no longer when nobody looks, and catches up when somebody does', () => {
    newest().say('ready', '5')
    const first = newest()
    look(false)
    vi.advanceTimersByTime(19_000)
    expect(first.readyState).toBe(1)
    vi.advanceTimersByTime(2_000)
    expect(first.readyState).toBe(FakeSource.CLOSED)
    first.say('comment_created', '6', { id: 40 })
    look(true)
    expect(newest().url).toBe('/events?last_event_id=5')
    expect(told).toEqual(['stale'])
  })

  it('stays connected when somebody looks elsewhere for a moment', () => {
    look(false)
    vi.advanceTimersByTime(5_000)
    look(true)
    vi.advanceTimersByTime(30_000)
    expect(FakeSource.opened).toHaveLength(1)
  })

  it('comes back at once when the network does', () => {
    newest().say('ready', '5')
    frame.dispatchEvent(new Event('online'))
    expect(FakeSource.opened).toHaveLength(2)
  })

  it('is over when it is closed', () => {
    newest().fail(FakeSource.CLOSED)
    close()
    vi.advanceTimersByTime(100_000)
    frame.dispatchEvent(new Event('online'))
    expect(FakeSource.opened).toHaveLength(1)
  })
})
