import type { Queryable } from '@/infra/database/pool'
import { type VisibleKind, VISIBLE, type VisibleIf } from '@/domain/visibility'

/** JavaScript's and Payload's format: '2026-11-22T08:00:00.000Z'. */
export const instantSql = (column: string): string =>
  `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** The database's time; the application's clock may be wrong. */
export async function databaseNow(sql: Queryable): Promise<string> {
  const { rows } = await sql.query<{ now: string }>(`SELECT ${instantSql('now()')} AS now`)
  return rows[0]?.now ?? ''
}

function sqlOf(condition: VisibleIf, row: string): string {
  const column = `${row}${row && '.'}${condition.column}`
  if ('empty' in condition) return `${column} IS NULL`
  if ('reached' in condition) return `(${column} IS NULL OR ${column} <= now())`
  if ('ahead' in condition) return `(${column} IS NULL OR ${column} > now())`
  return condition.equals === true ? column : `${column} = '${condition.equals}'`
}

/** `row`: its table name in the statement; '' if there is only one table */
export const visible = (kind: VisibleKind, row = ''): string =>
  VISIBLE[kind].map((condition) => sqlOf(condition, row)).join(' AND ')

/** By the database's clock. */
export const isBlockedSql = (users: string): string =>
  `(${users}.blocked_at IS NOT NULL AND (${users}.blocked_until IS NULL OR ${users}.blocked_until > now()))`

export const blockSql = (users: string): string =>
  `CASE WHEN ${isBlockedSql(users)}
    THEN jsonb_build_object('until', ${instantSql(`${users}.blocked_until`)}, 'reason', ${users}.blocked_reason) END`
