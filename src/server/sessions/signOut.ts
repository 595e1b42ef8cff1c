import type { SessionKind } from '@/domain/session/timeouts'
import type { Queryable } from '@/infra/database/pool'
import { audit } from '@/server/audit/audit'
import { readSessionToken } from './cookie'
import { endSession } from './endSessions'

export async function signOut(sql: Queryable, kind: SessionKind, cookies: string | null | undefined): Promise<void> {
  const token = readSessionToken(cookies, kind)
  const person = token === null ? null : await endSession(sql, kind, token)
  if (person !== null) audit(sql, 'session_ended', { kind, person })
}
