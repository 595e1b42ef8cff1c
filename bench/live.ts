import { setTimeout } from 'node:timers/promises'
import { createPool, transaction } from '@/infra/database/pool'
import { refreshThreads } from '@/server/posts/counters'
import { startBenchDatabase } from './database'
import { startWorker } from './live/processes'

/**
 * `npm run bench:live`: 10,000 listeners to one post. Prints how long after it was written a comment is heard of, at
 * a calm pace and at 200 a second, what a listener costs in memory, what is left when half have gone, and whether
 * anything is missing or comes twice across a killed database connection and a restart of the server; then 200 a second
 * over 50 posts with as many listeners together. Ends with 1 where a target is missed. LISTENERS=1000 for fewer.
 */
const LISTENERS = Number(process.env.LISTENERS ?? 10_000)
const POSTS = 50
const P99_MAX_MS = 1_000
const LISTENER_KB_MAX = 20

const KILL = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'listen live_events'`

interface Delays {
  deliveries: number
  p50: number
  p99: number
  max: number
}
interface Memory {
  streams: number
  rss: number
  heap: number
}

const database = await startBenchDatabase()
/** Writers wait for their turn, however many there are. */
const pool = createPool(database.url, 10, {}, { connectionTimeoutMillis: 0 })
const isFine = await run().finally(() => pool.end().then(database.stop))
process.exit(isFine ? 0 : 1)

async function run(): Promise<boolean> {
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO posts (board, title, content) SELECT 'free', '점심', '국밥' FROM generate_series(1, $1) RETURNING id`,
    [POSTS],
  )
  const everyPost = rows.map(({ id }) => id)
  const onePost = everyPost.slice(0, 1)
  const server = { DATABASE_URL: database.url, PAYLOAD_SECRET: process.env.PAYLOAD_SECRET ?? '' }
  let streams = startWorker('liveServer.ts', server, ['--expose-gc'])
  const { port } = await streams.next<{ port: number }>()
  const listeners = startWorker('listeners.ts', { PORT: String(port) })
  const openStreams = (open: number, posts: number[]) =>
    listeners.ask<{ refused: number }>({ open, paths: posts.map((post) => `/api/v1/posts/${post}/events`) })
  const results: boolean[] = []
  const check = (name: string, holds: boolean): void => {
    results.push(holds)
    console.log(`${holds ? 'ok  ' : 'FAIL'} ${name}`)
  }
  const memory = () => streams.ask<Memory>({})
  const report = () =>
    listeners.ask<{ fewest: number; most: number; total: number; repeated: number; connected: number }>({
      report: true,
    })
  let written = 0
  /** where comments are written, in turn */
  let posts = onePost

  /**
   * Writes comments at a pace, through the tables that everybody writes; when each was about to be committed, by the
   * clock of all.
   */
  async function write(count: number, perSecond: number): Promise<[number, number][]> {
    const started = performance.now()
    written += count
    return Promise.all(
      Array.from({ length: count }, async (_, turn): Promise<[number, number]> => {
        await setTimeout(Math.max(0, (turn * 1_000) / perSecond - (performance.now() - started)))
        const post = posts[turn % posts.length] ?? 0
        return transaction(pool, async (sql) => {
          const added = await sql.query<{ id: number }>(
            `INSERT INTO comments (post_id, content) VALUES ($1, '국밥') RETURNING id`,
            [post],
          )
          await refreshThreads(sql, [{ post, parent: null }])
          // From here on it is for PostgreSQL and the streams; a writer that waits for its turn is neither.
          return [added.rows[0]?.id ?? 0, performance.timeOrigin + performance.now()]
        })
      }),
    )
  }

  async function measure(name: string, count: number, perSecond: number): Promise<void> {
    await listeners.ask({ note: true })
    const began = performance.now()
    const times = await write(count, perSecond)
    const tookSeconds = (performance.now() - began) / 1_000
    await settle()
    const { deliveries, p50, p99, max } = await listeners.ask<Delays>({ written: times })
    const pace = Math.round(count / tookSeconds)
    check(
      `${name}: ${count} comments at ${pace}/s, ${deliveries} deliveries, p50 ${p50} ms, p99 ${p99} ms, max ${max} ms`,
      p99 < P99_MAX_MS,
    )
  }

  /** Until all have heard all, or nothing more comes. */
  async function settle(): Promise<void> {
    let before = -1
    for (let turn = 0; turn < 120; turn++) {
      const { fewest, total } = await report()
      if (fewest === written / posts.length || (turn > 20 && total === before)) return
      before = total
      await setTimeout(250)
    }
  }

  async function complete(name: string): Promise<void> {
    await settle()
    const { fewest, most, repeated } = await report()
    const expected = written / posts.length
    check(
      `${name}: of ${expected} comments each heard ${fewest} to ${most}, ${repeated} repeated or out of order`,
      fewest === expected && most === expected && repeated === 0,
    )
  }

  await openStreams(50, posts)
  await write(5, 50)
  await listeners.ask({ leave: 50 })
  await setTimeout(500)
  written = 0
  const empty = await memory()
  const began = performance.now()
  const { refused } = await openStreams(LISTENERS, posts)
  const openedMs = Math.round(performance.now() - began)
  await setTimeout(1_000)
  const full = await memory()
  const kb = (name: 'rss' | 'heap'): number => ((full[name] - empty[name]) * 1024) / LISTENERS
  check(`${full.streams} streams opened in ${openedMs} ms, ${refused} refused`, full.streams === LISTENERS)
  check(
    `a listener takes ${kb('rss').toFixed(1)} KB of memory (${kb('heap').toFixed(1)} KB of heap)`,
    kb('rss') <= LISTENER_KB_MAX,
  )

  await measure('calm', 20, 2)
  await measure('burst', 600, 200)
  await complete('after the burst')

  let killed = 0
  for (let turn = 0; turn < 5; turn++) {
    const { rowCount } = await pool.query(KILL)
    killed += rowCount ?? 0
    await write(10, 100)
  }
  await complete(`listening connection killed ${killed} times`)

  await Promise.all([streams.stop(), write(20, 20)])
  streams = startWorker('liveServer.ts', { ...server, PORT: String(port) }, ['--expose-gc'])
  await streams.next()
  await Promise.all([write(20, 10), setTimeout(3_000)])
  await complete('server restarted')

  const beforeLeaving = await memory()
  await listeners.ask({ leave: LISTENERS / 2 })
  await setTimeout(2_000)
  const half = await memory()
  check(
    `half have gone: ${half.streams} streams, memory ${Math.round(beforeLeaving.rss)} → ${Math.round(half.rss)} MB`,
    half.streams === LISTENERS - LISTENERS / 2,
  )
  await listeners.ask({ leave: LISTENERS })
  await setTimeout(2_000)
  const none = await memory()
  check(
    `all have gone: ${none.streams} streams, heap ${none.heap.toFixed(0)} MB (empty: ${empty.heap.toFixed(0)} MB)`,
    none.streams === 0 && none.heap < empty.heap + 20,
  )

  posts = everyPost
  written = 0
  await openStreams(LISTENERS, posts)
  await measure(`burst over ${POSTS} posts`, 1_000, 200)
  await complete(`after the burst over ${POSTS} posts`)
  await Promise.all([streams.stop(), listeners.stop()])
  return results.every(Boolean)
}
