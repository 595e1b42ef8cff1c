import { createHash, createHmac } from 'node:crypto'
import { IDEMPOTENCY_HOURS } from '@/domain/http/idempotencyKey'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { makeToken } from './sessions/token'

/** A creating request that may come twice: its key, of one caller alone, and what it asks for. */
export interface Creation {
  key: Buffer
  request: Buffer
}

const hash = (...parts: string[]): Buffer => createHash('sha256').update(JSON.stringify(parts)).digest()

interface Received {
  /** the header, as it came */
  key: string | null | undefined
  /** who sends it; a key means nothing to anybody else */
  caller: string
  /** method and path */
  target: string
  body: unknown
}

/** A request by its idempotency key; null without one: then it creates as often as it comes. */
export const creationOf = ({ key, caller, target, body }: Received): Creation | null =>
  key ? { key: hash(caller, key), request: hash(target, JSON.stringify(body)) } : null

/** What is known by the token of its page alone. */
export interface TokenCreation {
  token: string
  creation: Creation | null
}

/** The token of what a request creates: the same when it comes again, as tokens are stored nowhere. */
export const withToken = (creation: Creation | null, secret: string): TokenCreation => ({
  token: creation ? createHmac('sha256', secret).update(creation.key).digest('base64url') : makeToken(),
  creation,
})

const CLAIM = 'INSERT INTO idempotency_keys (key, request) VALUES ($1, $2) ON CONFLICT DO NOTHING'
const CLAIMED = 'SELECT record_id AS id, request FROM idempotency_keys WHERE key = $1'

/**
 * Creates a record, or finds the one that the same request created before. Of equal keys at once, the others wait for
 * the first: it commits, and they find its record, or it fails, and the next one creates.
 * @param sql in the transaction that a failure of `create` rolls back, and the key with it
 * @param create resolves to the id of the new record
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

/** Forgets the keys whose time is up. */
export const deleteOldKeys = (sql: Queryable) =>
  sql.query('DELETE FROM idempotency_keys WHERE created_at < now() - make_interval(hours => $1)', [IDEMPOTENCY_HOURS])
