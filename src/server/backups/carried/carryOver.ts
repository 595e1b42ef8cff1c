import type { Carried, CarriedKind } from '@/domain/backup'
import type { Queryable } from '@/infra/database/pool'
import { eraseAgain } from '@/server/members/eraseMember'
import { refreshThreads } from '@/server/posts/counters'
import { refreshRatings } from '@/server/rankings/ratings'
import { refreshRestaurants } from '@/server/rankings/refreshRankings'
import { CARRY_STEPS } from './steps'
import type { Touched } from './stepSql'

/** Transactions open at backup time started at most this long before. */
const OPEN_MS = 24 * 60 * 60 * 1000

/**
 * Decisions since the backup (erasures, moderation, blocks, roles, withdrawals) and the audit record, in the caller's
 * transactions; the replaced database accepts no entries until its own ends. Counts by kind; null if it is not a later
 * state of the backup.
 */
export async function carryOver(from: Queryable, to: Queryable, backupAt: Date): Promise<Carried[] | null> {
  if (!(await isLaterState(from, to))) return null
  // Concurrent ones wait, and end with the replaced database.
  await from.query('LOCK TABLE erasures, audit_log IN SHARE MODE')
  const since = new Date(backupAt.getTime() - OPEN_MS)
  const counts = new Map<CarriedKind, number>()
  const add = (kind: CarriedKind, count: number) => counts.set(kind, (counts.get(kind) ?? 0) + count)
  const touched: Touched[] = []
  for (const { kind, read, write } of CARRY_STEPS) {
    const { rows } = await from.query<{ all: string }>(
      `SELECT COALESCE(jsonb_agg(row), '[]')::text AS all FROM (${read}) t WHERE $1::timestamptz IS NOT NULL`,
      [since],
    )
    const written = await to.query<Touched>(write, [rows[0]?.all])
    touched.push(...written.rows)
    if (kind) add(kind, written.rowCount ?? 0)
  }
  add('erasures', await eraseAgain(to))
  await recount(to, touched)
  return [...counts].filter(([, count]) => count > 0).map(([kind, count]) => ({ kind, count }))
}

async function recount(sql: Queryable, touched: readonly Touched[]): Promise<void> {
  const restaurants = touched.flatMap(({ restaurant }) => restaurant ?? [])
  await refreshThreads(
    sql,
    touched.flatMap(({ post, parent }) => (post === undefined ? [] : [{ post, parent: parent ?? null }])),
  )
  await refreshRatings(sql, [...restaurants, ...touched.flatMap(({ rated }) => rated ?? [])])
  await refreshRestaurants(sql, restaurants)
}

/**
 * Another installation's ids mean other things. The same one has the same code or, on another server, audit entries
 * that are also in the backup.
 */
async function isLaterState(from: Queryable, to: Queryable): Promise<boolean> {
  const { rows: recorded } = await from.query<{ there: boolean }>(
    `SELECT to_regclass('audit_log') IS NOT NULL AND to_regclass('erasures') IS NOT NULL AS there`,
  )
  if (!recorded[0]?.there) return false
  const { rows: entries } = await to.query<{ all: string }>(
    `SELECT COALESCE(jsonb_agg(e), '[]')::text AS all
     FROM (SELECT id, occurred_at FROM audit_log ORDER BY id DESC LIMIT 100) e`,
  )
  const { rowCount } = await from.query(
    `SELECT FROM audit_log a JOIN jsonb_populate_recordset(NULL::audit_log, $1::jsonb) e
       ON (e.id, e.occurred_at) = (a.id, a.occurred_at) LIMIT 1`,
    [entries[0]?.all],
  )
  if (rowCount) return true
  const codes = await Promise.all([codeOf(from), codeOf(to)])
  return codes[0] !== null && codes[0] === codes[1]
}

async function codeOf(sql: Queryable): Promise<string | null> {
  const { rows: known } = await sql.query<{ there: boolean }>(`SELECT to_regclass('installation') IS NOT NULL AS there`)
  if (!known[0]?.there) return null
  return (await sql.query<{ code: string }>('SELECT code FROM installation')).rows[0]?.code ?? null
}
