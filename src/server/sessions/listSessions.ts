import type { SessionKind } from '@/domain/session/timeouts'
import type { Queryable } from '@/infra/database/pool'

export interface ListedSession {
  id: number
  kind: SessionKind
  device: string
  createdAt: Date
  lastSeenAt: Date
}

/** Last used first. */
export async function listSessions(sql: Queryable, userId: number): Promise<ListedSession[]> {
  const { rows } = await sql.query<ListedSession>(
    `SELECT id, kind, device, created_at AS "createdAt", last_seen_at AS "lastSeenAt" FROM sessions
     WHERE user_id = $1 AND expires_at > now() ORDER BY last_seen_at DESC, id DESC`,
    [userId],
  )
  return rows
}
