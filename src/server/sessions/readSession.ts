import { LAST_SEEN_INTERVAL_SECONDS, type SessionKind } from '@/domain/session/timeouts'
import type { Block } from '@/domain/member/block'
import type { Role } from '@/domain/roles'
import { isReadOnly } from '@/infra/database/pgErrors'
import type { Queryable } from '@/infra/database/pool'
import { blockSql } from '@/server/blockState'
import { expiresAtSql } from './expiry'
import { hashToken } from './token'

export interface Session {
  id: number
  person: { id: number; nickname: string; role: Role }
  /** set while the person may not write */
  blocked: Block | null
}

interface Row {
  id: number
  user_id: number
  nickname: string
  role: Role
  blocked: Block | null
}

const found = (kind: SessionKind): string => `
  SELECT s.id, s.created_at, s.last_seen_at, s.user_id, u.nickname, u.role, ${blockSql('u')} AS blocked
  FROM sessions s JOIN users u ON u.id = s.user_id
  WHERE s.token_hash = $1 AND s.kind = '${kind}'
    AND s.expires_at > now()${kind === 'staff' ? ` AND u.role <> 'user'` : ''}`

const statement = (kind: SessionKind): string => `
  WITH found AS (${found(kind)}), seen AS (
    UPDATE sessions s SET last_seen_at = now(), expires_at = ${expiresAtSql(kind, 's.created_at')}
    FROM found WHERE s.id = found.id AND found.last_seen_at <= now() - interval '${LAST_SEEN_INTERVAL_SECONDS} seconds'
  )
  SELECT id, user_id, nickname, role, blocked FROM found`

const STATEMENTS: Record<SessionKind, string> = { member: statement('member'), staff: statement('staff') }

/**
 * With current person and role; null if ended or unknown, or a staff session without a role. A read-only database does
 * not record its use.
 */
export async function readSession(sql: Queryable, kind: SessionKind, token: string): Promise<Session | null> {
  const values = [hashToken(token)]
  const { rows } = await sql
    .query<Row>(STATEMENTS[kind], values)
    .catch((error: unknown) =>
      isReadOnly(error) ? sql.query<Row>(found(kind), values) : Promise.reject(error as Error),
    )
  const [row] = rows
  if (!row) return null
  const { id, user_id, nickname, role, blocked } = row
  return { id, person: { id: user_id, nickname, role }, blocked }
}
