import { startDemo, type RunningDemo } from './startDemo'
import { watchHealth } from './crowd/watchHealth'

/**
 * `npm run bench:crowd`: 200 writes of staff at once next to a crowd of visitors, against the demo as it is built.
 * Prints what was answered and how long the health check took in the meantime; ends with 1 if anything but 200, and 503
 * with Retry-After, was among the answers.
 */
const WRITES = 200
const READS = 1_000
/** Visitors who ask at the same time. */
const VISITORS = 50
const PATHS = ['/', '/restaurants', '/restaurants/1', '/api/v1/restaurants?size=20', '/api/restaurants?limit=5', '/map']

interface Answer {
  status: number
  retryAfter: string | null
}

const demo = await startDemo()
const isFine = await run(demo).finally(() => demo.stop())
process.exit(isFine ? 0 : 1)

async function run({ site, admin }: RunningDemo): Promise<boolean> {
  const ask = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const response = await fetch(site + path, init)
    await response.arrayBuffer()
    return { status: response.status, retryAfter: response.headers.get('retry-after') }
  }
  const cookie = await signIn(site, admin)
  const reviews = await reviewsOf(site, cookie)
  /** A write that changes nothing anybody sees: a review's state as it is. */
  const write = (turn: number): Promise<Answer> =>
    ask(`/api/reviews/${reviews[turn % reviews.length]}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify({ status: 'published' }),
    })
  const visitor = async (first: number): Promise<Answer[]> => {
    const answers: Answer[] = []
    for (let turn = first; turn < READS; turn += VISITORS) answers.push(await ask(PATHS[turn % PATHS.length] ?? '/'))
    return answers
  }
  for (const path of PATHS) await ask(path)

  const stopWatch = watchHealth(site)
  const started = performance.now()
  const [writes, reads] = await Promise.all([
    Promise.all(Array.from({ length: WRITES }, (_, turn) => write(turn))),
    Promise.all(Array.from({ length: VISITORS }, (_, first) => visitor(first))).then((answers) => answers.flat()),
  ])
  const tookSeconds = Math.round((performance.now() - started) / 1000)
  const healthMs = await stopWatch()
  const at = (share: number): number => Math.round(healthMs[Math.floor((healthMs.length - 1) * share)] ?? 0)
  console.log(
    `${WRITES} writes ${JSON.stringify(countAnswers(writes))}, ${READS} reads ${JSON.stringify(countAnswers(reads))}`,
  )
  console.log(
    `in ${tookSeconds} s; health asked ${healthMs.length} times: ` +
      `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, max ${at(1)} ms`,
  )
  return [...writes, ...reads].every(
    ({ status, retryAfter }) => status === 200 || (status === 503 && retryAfter !== null),
  )
}

async function signIn(site: string, admin: RunningDemo['admin']): Promise<string> {
  const response = await fetch(`${site}/api/v1/staff/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(admin),
  })
  const cookies = response.headers.getSetCookie().map((line) => line.split(';', 1)[0])
  return cookies.join('; ')
}

async function reviewsOf(site: string, cookie: string): Promise<number[]> {
  const response = await fetch(`${site}/api/reviews?limit=100&depth=0`, { headers: { Cookie: cookie } })
  const { docs } = (await response.json()) as { docs: { id: number }[] }
  return docs.map(({ id }) => id)
}

function countAnswers(answers: Answer[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
