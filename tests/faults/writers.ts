import { setTimeout } from 'node:timers/promises'
import type { Pool } from 'pg'
import { expect, vi } from 'vitest'
import { transaction } from '@/infra/database/pool'
import { refreshRatings } from '@/server/rankings/ratings'
import { addPost } from '../int/setup/community'
import { RESTAURANTS, seedDirectory } from '../int/setup/directory'
import { addMember, memberCookie } from '../int/setup/members'
import { addRow } from '../int/setup/rows'
import { Ledger, type Outcome } from './ledger'

const WRITERS = 8
/** The server does some work between two faults. */
const WRITES_BETWEEN = 10
const BACK_MAX_MS = 90_000
/** Between two writes of one writer. */
const PAUSE_MS = 20

/** Sends a request; returns its status. @throws where no answer comes */
export type Ask = (method: string, path: string, cookie?: string, body?: object) => Promise<number>

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

async function outcomeOf(answer: Promise<number>): Promise<Outcome> {
  try {
    const status = await answer
    return status < 300 ? 'acknowledged' : status < 500 ? 'refused' : 'unknown'
  } catch {
    return 'unknown'
  }
}

/**
 * Members who write one thing after another until all is over: comments, a review's words, two hearts.
 * @param pool of the database's owner
 */
export async function startWriters(pool: Pool, ask: Ask) {
  const ledger = new Ledger()
  const places = [...(await seedDirectory(pool, RESTAURANTS)).values()].slice(0, 2)
  const writers: Writer[] = []
  for (let i = 0; i < WRITERS; i++) {
    const id = await addMember(pool, { nickname: `손님 ${i}` })
    const review = await addRow(pool, 'reviews', { restaurant_id: places[i % 2], user_id: id, rating: 3 })
    writers.push({ id, cookie: await memberCookie(pool, id), review })
  }
  await transaction(pool, (sql) => refreshRatings(sql, places))
  const post = await addPost(pool, writers[0]?.id ?? null)
  let isOver = false
  let newcomers = 0
  let last = performance.now()
  let longest = 0

  function note(outcome: Outcome): Outcome {
    if (outcome !== 'acknowledged') return outcome
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
    return outcome
  }

  async function write({ id, cookie, review }: Writer): Promise<void> {
    const send = (method: string, path: string, body?: object) =>
      outcomeOf(ask(method, `/api/v1${path}`, cookie, body)).then(note)
    for (let turn = 0; !isOver; turn++) {
      const word = `${id}번 손님의 ${turn}번째 말`
      const place = places[turn % places.length]
      const keep = turn % 4 < 2
      if (turn % 3 === 0) ledger.add(word, await send('POST', `/posts/${post}/comments`, { content: word }))
      else if (turn % 3 === 1) {
        const body = { rating: 1 + (turn % 5), content: word, photos: [] }
        ledger.set(`review ${review}`, word, await send('PUT', `/reviews/${review}`, body))
      } else {
        const outcome = await send(keep ? 'PUT' : 'DELETE', `/me/favorites/${place}`)
        ledger.set(`heart ${id} ${place}`, keep ? 'kept' : '', outcome)
      }
      await setTimeout(PAUSE_MS)
    }
  }

  /** No one waits for their next turn, and the limits of an hour are not what is tried here. */
  async function liftLimits(): Promise<void> {
    while (!isOver) {
      await pool.query('DELETE FROM write_cooldowns; DELETE FROM rate_limits').catch(() => undefined)
      await setTimeout(20)
    }
  }

  async function differences(): Promise<string[]> {
    const comments = await pool.query<{ content: string }>('SELECT content FROM comments WHERE post_id = $1', [post])
    const registers = await pool.query<{ name: string; value: string }>(
      `SELECT 'review ' || id AS name, COALESCE(content, '') AS value FROM reviews
       UNION ALL SELECT 'heart ' || user_id || ' ' || restaurant_id, 'kept' FROM favorites`,
    )
    return ledger.differences(
      comments.rows.map(({ content }) => content),
      new Map(registers.rows.map(({ name, value }) => [name, value])),
    )
  }

  /** Waits until so many more writes are acknowledged. */
  async function untilBack(writes = WRITES_BETWEEN): Promise<void> {
    const wanted = ledger.counts.acknowledged + writes
    await vi.waitFor(() => expect(ledger.counts.acknowledged).toBeGreaterThanOrEqual(wanted), {
      timeout: BACK_MAX_MS,
      interval: 20,
    })
  }

  const work = [...writers.map(write), liftLimits()]
  return {
    counts: ledger.counts,
    post,
    /** The cookie of one more member, who has written nothing. */
    newcomer: async (): Promise<string> =>
      memberCookie(pool, await addMember(pool, { nickname: `새 손님 ${++newcomers}` })),
    untilBack,
    /**
     * The longest time without an acknowledged write, in ms, from before something happens until more writes are
     * acknowledged than were under way.
     */
    async longestGap<Result>(happen: () => Promise<Result>): Promise<{ ms: number; result: Result }> {
      longest = 0
      const result = await happen()
      await untilBack()
      return { ms: longest, result }
    },
    /** Ends the work; returns what of the acknowledged writes is missing or wrong, and what is there twice. */
    async finish(): Promise<string[]> {
      isOver = true
      await Promise.all(work)
      const wrong = await differences()
      // Ratings that met somebody who rewrote the numbers are a job's.
      await expect.poll(async () => (await pool.query<object>(COUNTERS)).rows, { timeout: 30_000 }).toEqual([])
      return wrong
    },
  }
}
export type Writers = Awaited<ReturnType<typeof startWriters>>
