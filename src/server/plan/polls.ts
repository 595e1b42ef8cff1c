import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import {
  POLL_AHEAD_DAYS,
  POLL_DAYS,
  POLL_WINDOW_SECONDS,
  POLLS_PER_CALLER,
  VOTERS_MAX,
  VOTES_PER_CALLER,
} from '@/domain/plan/plan'
import type { NewPoll, PollCount, Vote } from '@/contract/plan'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { createOnce, type TokenCreation } from '../createOnce'
import { consumeRateLimit } from '../rateLimit'
import { hashToken, isToken } from '../sessions/token'
import { transactionResult } from '../violationError'
import { visible } from '../sqlConditions'

export const POLL_RUNS = `created_at > now() - make_interval(days => ${POLL_DAYS})`

const INSERT = `
  INSERT INTO polls (token_hash, headcount, per_head_max, starts_at)
  SELECT $1, $2, $3, at FROM (SELECT ($4::date + make_interval(hours => $5)) AT TIME ZONE 'Asia/Seoul' AS at) given
  WHERE at BETWEEN now() - interval '1 day' AND now() + make_interval(days => ${POLL_AHEAD_DAYS})
  RETURNING id`

const INSERT_PLACES = `
  INSERT INTO poll_places (poll_id, restaurant_id, position)
  SELECT $1, r.id, given.position FROM unnest($2::int[]) WITH ORDINALITY AS given (id, position)
  JOIN restaurants r ON r.id = given.id AND ${visible('restaurants', 'r')}`

async function limited(sql: Queryable, caller: string, limit: number): Promise<Result> {
  const seconds = await consumeRateLimit(sql, caller, { limit, windowSeconds: POLL_WINDOW_SECONDS })
  return seconds === null ? ok() : fail({ code: 'rate-limited', params: { seconds } })
}

/** Returns the token of its page, stored only in the link. `caller` is from `rateLimitKey`. */
export function createPoll(
  pool: Pool,
  poll: NewPoll,
  caller: string,
  { token, creation }: TokenCreation,
): Promise<Result<string>> {
  return transactionResult(pool, async (sql) => {
    const made = await createOnce(sql, creation, async () => {
      const admitted = await limited(sql, caller, POLLS_PER_CALLER)
      return admitted.ok ? insertPoll(sql, poll, token) : admitted
    })
    return made.ok ? ok(token) : made
  })
}

async function insertPoll(sql: Queryable, poll: NewPoll, token: string): Promise<Result<number>> {
  const { headcount, per_head_max, day, hour, places } = poll
  const { rows } = await sql.query<{ id: number }>(INSERT, [hashToken(token), headcount, per_head_max, day, hour])
  if (!rows[0]) return fail({ code: 'poll-day', params: { days: POLL_AHEAD_DAYS } })
  const { rowCount } = await sql.query(INSERT_PLACES, [rows[0].id, places])
  return rowCount === places.length ? ok(rows[0].id) : fail({ code: 'restaurant-not-found', params: {} })
}

/** So that a browser's votes in two polls cannot be linked. */
const voterHash = (poll: number, voter: string): Buffer => createHash('sha256').update(`${poll} ${voter}`).digest()

const COUNT = `
  SELECT p.restaurant_id AS id, count(v.voter_hash)::int AS votes,
    (SELECT count(DISTINCT voter_hash)::int FROM poll_votes WHERE poll_id = $1) AS voters
  FROM poll_places p LEFT JOIN poll_votes v USING (poll_id, restaurant_id)
  WHERE p.poll_id = $1 GROUP BY p.restaurant_id, p.position ORDER BY p.position`

async function countVotes(sql: Queryable, poll: number): Promise<PollCount> {
  const { rows } = await sql.query<{ id: number; votes: number; voters: number }>(COUNT, [poll])
  return { voters: rows[0]?.voters ?? 0, places: rows.map(({ id, votes }) => ({ id, votes })) }
}

const VOTE = `
  INSERT INTO poll_votes (poll_id, restaurant_id, voter_hash)
  SELECT p.poll_id, p.restaurant_id, $2 FROM poll_places p
  WHERE p.poll_id = $1 AND p.restaurant_id = ANY ($3::int[])`

/** None withdraws; serialised on the poll's row. Returns all votes. */
export function castVote(
  pool: Pool,
  token: string,
  { voter, places }: Vote,
  caller: string,
): Promise<Result<PollCount>> {
  return transactionResult(pool, async (sql) => {
    const admitted = await limited(sql, caller, VOTES_PER_CALLER)
    if (!admitted.ok) return admitted
    const poll = isToken(token) ? await lockPoll(sql, token) : null
    if (poll === null) return fail({ code: 'poll-not-found', params: {} })
    const hash = voterHash(poll, voter)
    await sql.query('DELETE FROM poll_votes WHERE poll_id = $1 AND voter_hash = $2', [poll, hash])
    const { rowCount } = await sql.query(VOTE, [poll, hash, places])
    if (rowCount !== places.length) return fail({ code: 'restaurant-not-found', params: {} })
    const count = await countVotes(sql, poll)
    return count.voters > VOTERS_MAX ? fail({ code: 'poll-full', params: { max: VOTERS_MAX } }) : ok(count)
  })
}

/** The update changes nothing: it locks, and its trigger tells open pages once per vote. */
async function lockPoll(sql: Queryable, token: string): Promise<number | null> {
  const { rows } = await sql.query<{ id: number }>(
    `UPDATE polls SET headcount = headcount WHERE token_hash = $1 AND ${POLL_RUNS} RETURNING id`,
    [hashToken(token)],
  )
  return rows[0]?.id ?? null
}

/** null if missing or ended */
export async function findPoll(sql: Queryable, token: string): Promise<number | null> {
  if (!isToken(token)) return null
  const { rows } = await sql.query<{ id: number }>(`SELECT id FROM polls WHERE token_hash = $1 AND ${POLL_RUNS}`, [
    hashToken(token),
  ])
  return rows[0]?.id ?? null
}

export async function readVotes(sql: Queryable, token: string): Promise<Result<PollCount>> {
  const poll = await findPoll(sql, token)
  return poll === null ? fail({ code: 'poll-not-found', params: {} }) : ok(await countVotes(sql, poll))
}

/** Nameless if no longer public. */
export interface PollPlace {
  id: number
  title: string | null
  kind: string | null
  /** the region's name if unknown */
  address: string | null
  phone: string | null
  /** won per person, in the middle of all visits */
  perHead: number | null
  latitude: number | null
  longitude: number | null
  votes: number
}

export interface Poll {
  id: number
  headcount: number
  perHeadMax: number
  startsAt: Date
  createdAt: Date
  endsAt: Date
  voters: number
  places: PollPlace[]
}

const READ = `
  SELECT id, headcount, per_head_max AS "perHeadMax", starts_at AS "startsAt", created_at AS "createdAt",
    created_at + make_interval(days => ${POLL_DAYS}) AS "endsAt",
    (SELECT count(DISTINCT voter_hash)::int FROM poll_votes v WHERE v.poll_id = polls.id) AS voters,
    (SELECT json_agg(json_build_object('id', p.restaurant_id, 'title', r.title, 'kind', r.sub_category,
        'address', COALESCE(r.address, concat_ws(' ', g.sub_add1, g.sub_add2)), 'phone', r.phone,
        'perHead', s.per_head_median, 'latitude', r.latitude, 'longitude', r.longitude,
        'votes', (SELECT count(*) FROM poll_votes v
          WHERE v.poll_id = p.poll_id AND v.restaurant_id = p.restaurant_id)) ORDER BY p.position)
      FROM poll_places p LEFT JOIN restaurants r ON r.id = p.restaurant_id AND ${visible('restaurants', 'r')}
        LEFT JOIN restaurant_stats s ON s.restaurant_id = r.id AND s.year = 0 AND s.agency_type = ''
        LEFT JOIN regions g ON g.id = r.region_id WHERE p.poll_id = polls.id) AS places
  FROM polls WHERE token_hash = $1 AND ${POLL_RUNS}`

/** null if missing or ended */
export async function readPoll(sql: Queryable, token: string): Promise<Poll | null> {
  if (!isToken(token)) return null
  const { rows } = await sql.query<Omit<Poll, 'places'> & { places: PollPlace[] | null }>(READ, [hashToken(token)])
  return rows[0] ? { ...rows[0], places: rows[0].places ?? [] } : null
}

export async function deleteEndedPolls(sql: Queryable): Promise<number> {
  return (await sql.query(`DELETE FROM polls WHERE NOT (${POLL_RUNS})`)).rowCount ?? 0
}
