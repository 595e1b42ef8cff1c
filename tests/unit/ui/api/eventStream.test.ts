import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HEARTBEAT_SECONDS } from '@/domain/live'
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

describe('Event stream of a page', () => {
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

  it('A page refetches once when its stream opens, and then receives events', () => {
    newest().say('ready', '5')
    newest().say('comment_created', '6', { id: 40 })
    newest().say('heartbeat', '7')
    expect(told).toEqual(['stale', ['comment_created', 40]])
  })

  it('A page that was refused reconnects from its last event id without refetching', () => {
    newest().say('ready', '5')
    newest().say('comment_created', '6', { id: 40 })
    newest().fail(FakeSource.CLOSED)
    vi.advanceTimersByTime(1_000)
    expect(FakeSource.opened.map(({ url }) => url)).toEqual(['/events', '/events?last_event_id=6'])
    newest().say('ready', '8')
    expect(told).toEqual(['stale', ['comment_created', 40]])
  })

  it('Reconnecting is left to the browser when only the connection was lost', () => {
    newest().fail(0)
    vi.advanceTimersByTime(10_000)
    expect(FakeSource.opened).toHaveLength(1)
  })

  it('A page refetches when it missed too many events', () => {
    newest().say('ready', '5')
    newest().say('reset', '900')
    expect(told).toEqual(['stale', 'stale'])
  })

  it('The wait before a reconnect grows with each refusal', () => {
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

  it('A page reconnects when no heartbeat arrives for too long', () => {
    newest().say('ready', '5')
    vi.advanceTimersByTime(HEARTBEAT_SECONDS * 2_500 + 1_000)
    expect(FakeSource.opened).toHaveLength(2)
  })

  it('A hidden page closes its stream after a while, and resumes when it is shown again', () => {
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

  it('A page that is hidden only for a moment stays connected', () => {
    look(false)
    vi.advanceTimersByTime(5_000)
    look(true)
    vi.advanceTimersByTime(30_000)
    expect(FakeSource.opened).toHaveLength(1)
  })

  it('A page reconnects at once when the network comes back', () => {
    newest().say('ready', '5')
    frame.dispatchEvent(new Event('online'))
    expect(FakeSource.opened).toHaveLength(2)
  })

  it('A closed stream does not reconnect', () => {
    newest().fail(FakeSource.CLOSED)
    close()
    vi.advanceTimersByTime(100_000)
    frame.dispatchEvent(new Event('online'))
    expect(FakeSource.opened).toHaveLength(1)
  })
})
