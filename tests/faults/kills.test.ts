import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { transaction } from '@/infra/database/pool'
import { refreshRatings } from '@/server/rankings/ratings'
import { addRow } from '../int/setup/rows'
import { addPost } from '../int/setup/community'
import { RESTAURANTS, seedDirectory } from '../int/setup/directory'
import { addMember, memberCookie } from '../int/setup/members'
import { scaled } from '../setup/scale'
import { seeded } from '../int/server/directoryOfRandom'
import { type FaultySite, startFaultySite } from './faultySite'
import { Ledger, type Outcome } from './ledger'

const KILLS = scaled(2, 1000)
const SEED = Number(process.env.FAULT_SEED ?? scaled(1, Date.now() % 1_000_000))
const WRITERS = 8
/** The server does some work between two faults. */
const WRITES_BETWEEN = 10
const BACK_MAX_MS = 90_000
const ANSWER_MAX_MS = 30_000
/** Between two writes of one writer. */
const PAUSE_MS = 20

interface Writer {
  id: number
  cookie: string
  /** of their own review, which they rewrite */
  review: number
}

const COUNTERS = `
  SELECT 'comments' AS of, p.id FROM posts p WHERE p.comment_count <> (SELECT count(*) FROM comments c
    WHERE c.post_id = p.id AND c.status = 'published' AND c.deleted_at IS NULL)
  UNION ALL SELECT 'reviews', s.restaurant_id FROM restaurant_stats s CROSS JOIN LATERAL (
    SELECT count(*) AS counted, COALESCE(avg(v.rating), 0)::real AS average FROM reviews v
    WHERE v.restaurant_id = s.restaurant_id AND v.status = 'published' AND v.deleted_at IS NULL) w
  WHERE s.review_count <> w.counted OR s.avg_rating <> w.average`

let site: FaultySite
let writers: Writer[]
let places: number[]
let post: number
let isOver = false
const ledger = new Ledger()

beforeAll(async () => {
  site = await startFaultySite()
  const { pool } = site
  places = [...(await seedDirectory(pool, RESTAURANTS)).values()].slice(0, 2)
  writers = []
  for (let i = 0; i < WRITERS; i++) {
    const id = await addMember(pool, { nickname: `손님 ${i}` })
    const review = await addRow(pool, 'reviews', { restaurant_id: places[i % 2], user_id: id, rating: 3 })
    writers.push({ id, cookie: await memberCookie(pool, id), review })
  }
  await transaction(pool, (sql) => refreshRatings(sql, places))
  post = await addPost(pool, writers[0]?.id ?? null)
}, 600_000)
afterAll(() => site.close())

async function send({ cookie }: Writer, method: string, path: string, body?: object): Promise<Outcome> {
  try {
    const { status } = await fetch(site.address() + path, {
      method,
      headers: { Cookie: cookie, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ANSWER_MAX_MS),
    })
    return status < 300 ? 'acknowledged' : status < 500 ? 'refused' : 'unknown'
  } catch {
    return 'unknown'
  }
}

/** Writes one thing after another until all is over: comments, a review's words, two hearts. */
async function write(writer: Writer): Promise<void> {
  for (let turn = 0; !isOver; turn++) {
    const word = `${writer.id}번 손님의 ${turn}번째 말`
    const place = places[turn % places.length]
    const keep = turn % 4 < 2
    if (turn % 3 === 0)
      ledger.add(word, await send(writer, 'POST', `/api/v1/posts/${post}/comments`, { content: word }))
    else if (turn % 3 === 1)
      ledger.set(
        `review ${writer.review}`,
        word,
        await send(writer, 'PUT', `/api/v1/reviews/${writer.review}`, {
          rating: 1 + (turn % 5),
          content: word,
          photos: [],
        }),
      )
    else
      ledger.set(
        `heart ${writer.id} ${place}`,
        keep ? 'kept' : '',
        await send(writer, keep ? 'PUT' : 'DELETE', `/api/v1/me/favorites/${place}`),
      )
    await setTimeout(PAUSE_MS)
  }
}

/** No one waits for their next turn, and the limits of an hour are not what is tried here. */
async function liftLimits(): Promise<void> {
  while (!isOver) {
    await site.pool.query('DELETE FROM write_cooldowns; DELETE FROM rate_limits').catch(() => undefined)
    await setTimeout(20)
  }
}

async function untilBack(): Promise<void> {
  const wanted = ledger.counts.acknowledged + WRITES_BETWEEN
  await expect
    .poll(() => ledger.counts.acknowledged, { timeout: BACK_MAX_MS, interval: 20 })
    .toBeGreaterThanOrEqual(wanted)
}

async function found(): Promise<{ texts: string[]; values: Map<string, string> }> {
  const { pool } = site
  const comments = await pool.query<{ content: string }>('SELECT content FROM comments WHERE post_id = $1', [post])
  const registers = await pool.query<{ name: string; value: string }>(
    `SELECT 'review ' || id AS name, COALESCE(content, '') AS value FROM reviews
     UNION ALL SELECT 'heart ' || user_id || ' ' || restaurant_id, 'kept' FROM favorites`,
  )
  return {
    texts: comments.rows.map(({ content }) => content),
    values: new Map(registers.rows.map(({ name, value }) => [name, value])),
  }
}

it(
  'Acknowledged writes are kept exactly once while server and database are killed',
  async () => {
    const random = seeded(SEED)
    const kills = { server: 0, database: 0 }
    const work = [...writers.map(write), liftLimits()]
    for (let kill = 0; kill < KILLS; kill++) {
      await untilBack()
      await setTimeout(random(400))
      const victim = random(2) ? 'server' : 'database'
      kills[victim]++
      if (victim === 'server') await site.killServer()
      else site.killDatabase()
    }
    await untilBack()
    isOver = true
    await Promise.all(work)
    const { texts, values } = await found()
    const wrong = ledger.differences(texts, values)
    console.log(
      `seed ${SEED}: ${kills.server} kills of the server, ${kills.database} of the database; acknowledged ` +
        `${ledger.counts.acknowledged}, refused ${ledger.counts.refused}, unknown ${ledger.counts.unknown}; ` +
        `found ${texts.length} comments; wrong: ${wrong.length}`,
    )
    expect(wrong).toEqual([])
    // Ratings that met somebody who rewrote the numbers are a job's.
    await expect.poll(async () => (await site.pool.query<object>(COUNTERS)).rows, { timeout: 30_000 }).toEqual([])
  },
  120_000 + KILLS * 30_000,
)
