import type { Pool } from 'pg'
import type { Follows, FollowTarget } from '@/contract/follows'
import { FOLLOWS_MAX } from '@/domain/follow/follow'
import { displayRegion } from '@/domain/region/regionNames'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { lockMember } from '../favorites/changeFavorite'
import { instantSql } from '../sqlConditions'
import { transactionResult } from '../violationError'

const COLUMN = { agency: 'agency_id', region: 'region_id' } as const

/** Until commit, so that a merge of institutions finds the follow. */
const FIND = {
  agency: 'SELECT id FROM agencies WHERE id = $1::bigint FOR KEY SHARE',
  region: 'SELECT id FROM regions WHERE code = $1 FOR KEY SHARE',
}
const COUNT = 'SELECT count(*)::int AS count FROM follows WHERE user_id = $1'

/** Following twice is no error. */
export function follow(pool: Pool, member: number, { kind, target }: FollowTarget): Promise<Result> {
  return transactionResult(pool, async (sql) => {
    if (!(await lockMember(sql, member))) return fail({ code: 'unauthenticated', params: {} })
    const { rows } = await sql.query<{ id: number }>(FIND[kind], [target])
    const [found] = rows
    if (!found)
      return fail(
        kind === 'agency'
          ? { code: 'agency-not-found', params: {} }
          : { code: 'unknown-region', params: { field: 'target' } },
      )
    const known = await sql.query(`SELECT FROM follows WHERE user_id = $1 AND ${COLUMN[kind]} = $2`, [member, found.id])
    if (known.rowCount) return ok()
    const held = await sql.query<{ count: number }>(COUNT, [member])
    if ((held.rows[0]?.count ?? 0) >= FOLLOWS_MAX)
      return fail({ code: 'follows-limit-reached', params: { max: FOLLOWS_MAX } })
    await sql.query(`INSERT INTO follows (user_id, ${COLUMN[kind]}) VALUES ($1, $2)`, [member, found.id])
    return ok()
  })
}

/** What is not followed is no error. */
export async function unfollow(sql: Queryable, member: number, { kind, target }: FollowTarget): Promise<void> {
  const of = kind === 'agency' ? '$2::bigint' : '(SELECT id FROM regions WHERE code = $2)'
  await sql.query(`DELETE FROM follows WHERE user_id = $1 AND ${COLUMN[kind]} = ${of}`, [member, target])
}

const LIST = `
  SELECT CASE WHEN a.id IS NULL THEN 'region' ELSE 'agency' END AS kind, COALESCE(a.id::text, g.code) AS target,
    a.name, g.sub_add1 AS province, g.sub_add2 AS district, ${instantSql('f.created_at')} AS since
  FROM follows f LEFT JOIN agencies a ON a.id = f.agency_id LEFT JOIN regions g ON g.id = f.region_id
  WHERE f.user_id = $1 ORDER BY f.created_at DESC, f.id DESC`

interface Row extends Omit<Follows['data'][number], 'name'> {
  name: string | null
  province: string
  district: string | null
}

export async function listFollows(sql: Queryable, member: number): Promise<Follows> {
  const { rows } = await sql.query<Row>(LIST, [member])
  return {
    data: rows.map(({ kind, target, name, province, district, since }) => ({
      ...{ kind, target, since },
      name: name ?? displayRegion({ province, district }, { short: true }),
    })),
  }
}

/** Of an institution that becomes part of another. `sql`: in the transaction of the merge. */
export async function moveNewsOfAgency(sql: Queryable, from: number, into: number): Promise<void> {
  await sql.query(
    `INSERT INTO follows (user_id, agency_id, created_at)
     SELECT user_id, $2, created_at FROM follows WHERE agency_id = $1 ON CONFLICT DO NOTHING`,
    [from, into],
  )
  await noteKnownMonths(sql, from, into)
}

/** What `from` has published is no news of `into`, nor of restaurants that people saved. */
export async function noteKnownMonths(sql: Queryable, from: number, into: number): Promise<void> {
  await sql.query(
    `INSERT INTO announced_months (agency_id, month, announced_at)
     SELECT $2, month, announced_at FROM announced_months WHERE agency_id = $1 ON CONFLICT DO NOTHING`,
    [from, into],
  )
  await sql.query(
    'UPDATE saved_place_states SET agency_ids = agency_ids || $2::int WHERE agency_ids @> ARRAY[$1::int]',
    [from, into],
  )
}
