import { setTimeout } from 'node:timers/promises'
import { beforeAll, describe, expect, inject, it } from 'vitest'

const WRITES = 200
const READS = 1_000
/** Visitors who ask at the same time. */
const VISITORS = 50
const PATHS = ['/', '/restaurants', '/restaurants/1', '/api/v1/restaurants?size=20', '/api/restaurants?limit=5', '/map']

interface Answer {
  status: number
  retryAfter: string | null
}

describe('staff who write all at once beside a crowd of visitors', () => {
  const site = inject('site')
  let cookie: string
  let reviews: number[]

  const ask = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const response = await fetch(site + path, init)
    await response.arrayBuffer()
    return { status: response.status, retryAfter: response.headers.get('retry-after') }
  }
  const signIn = async (): Promise<string> => {
    const response = await fetch(`${site}/api/v1/staff/session`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(inject('admin')),
    })
    return response.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ')
  }

  beforeAll(async () => {
    cookie = await signIn()
    const response = await fetch(`${site}/api/reviews?limit=100&depth=0`, { headers: { Cookie: cookie } })
    const { docs } = (await response.json()) as { docs: { id: number }[] }
    reviews = docs.map(({ id }) => id)
  })

  /** A write that changes nothing anybody sees: its state as it is. */
  const write = (turn: number): Promise<Answer> =>
    ask(`/api/reviews/${reviews[turn % reviews.length]}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify({ status: 'published' }),
    })

  it('get an answer each, or are asked to come again; so do the visitors, and the health check answers all along', async () => {
    expect(reviews.length).toBeGreaterThan(0)
    let isOver = false
    const healthMs: number[] = []
    const watchHealth = async (): Promise<void> => {
      while (!isOver) {
        const started = performance.now()
        const { status } = await ask('/healthz')
        healthMs.push(performance.now() - started)
        expect(status).toBe(200)
        await setTimeout(50)
      }
    }
    const visitor = async (first: number): Promise<Answer[]> => {
      const answers: Answer[] = []
      for (let turn = first; turn < READS; turn += VISITORS) answers.push(await ask(PATHS[turn % PATHS.length] ?? '/'))
      return answers
    }
    const health = watchHealth()
    const [writes, reads] = await Promise.all([
      Promise.all(Array.from({ length: WRITES }, (_, turn) => write(turn))),
      Promise.all(Array.from({ length: VISITORS }, (_, first) => visitor(first))).then((answers) => answers.flat()),
    ])
    isOver = true
    await health

    const [written, read] = [tally(writes), tally(reads)]
    for (const counts of [written, read]) expect(Object.keys(counts).filter((status) => !['200', '503'].includes(status))).toEqual([])
    expect([...writes, ...reads].filter(({ status, retryAfter }) => status === 503 && retryAfter === null)).toEqual([])
    expect(written['200']).toBeGreaterThan(0)
    expect(read['200']).toBeGreaterThan(READS / 2)
    // Printed, not asserted: how fast depends on the machine.
    const sorted = healthMs.sort((one, other) => one - other)
    const at = (share: number): number => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
    console.log(
      `writes ${JSON.stringify(written)}, reads ${JSON.stringify(read)},`,
      `health p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, max ${at(1)} ms of ${sorted.length}`,
    )
  }, 180_000)
})

function tally(answers: Answer[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
