import { createHash, createHmac } from 'node:crypto'
import { IDEMPOTENCY_HOURS } from '@/contract/headers'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { makeToken } from './sessions/token'

/** The key is private to a caller. */
export interface Creation {
  key: Buffer
  request: Buffer
}

const hash = (...parts: string[]): Buffer => createHash('sha256').update(JSON.stringify(parts)).digest()

interface Received {
  key: string | null | undefined
  caller: string
  /** method and path */
  target: string
  body: unknown
}

/** null without a key, when each request creates */
export const creationOf = ({ key, caller, target, body }: Received): Creation | null =>
  key ? { key: hash(caller, key), request: hash(target, JSON.stringify(body)) } : null

/** Known only by the token of its page. */
export interface TokenCreation {
  token: string
  creation: Creation | null
}

/** The same on repetition, because tokens are not stored. */
export const withToken = (creation: Creation | null, secret: string): TokenCreation => ({
  token: creation ? createHmac('sha256', secret).update(creation.key).digest('base64url') : makeToken(),
  creation,
})

const CLAIM = 'INSERT INTO idempotency_keys (key, request) VALUES ($1, $2) ON CONFLICT DO NOTHING'
const CLAIMED = 'SELECT record_id AS id, request FROM idempotency_keys WHERE key = $1'

/**
 * Or returns the id of an earlier equal request. Concurrent ones wait: they find the first one's record, or create if
 * it fails. `sql`: a transaction, which rolls back the key if `create` fails
 */
export async function createOnce(
  sql: Queryable,
  creation: Creation | null,
  create: () => Promise<Result<number>>,
): Promise<Result<number>> {
  if (!creation) return create()
  const { key, request } = creation
  const { rowCount: isFirst } = await sql.query(CLAIM, [key, request])
  if (!isFirst) {
    const { rows } = await sql.query<{ id: number; request: Buffer }>(CLAIMED, [key])
    const [found] = rows
    return found?.request.equals(request) ? ok(found.id) : fail({ code: 'idempotency-key-reused', params: {} })
  }
  const created = await create()
  if (created.ok) await sql.query('UPDATE idempotency_keys SET record_id = $2 WHERE key = $1', [key, created.value])
  return created
}

export const deleteOldKeys = (sql: Queryable) =>
  sql.query('DELETE FROM idempotency_keys WHERE created_at < now() - make_interval(hours => $1)', [IDEMPOTENCY_HOURS])
