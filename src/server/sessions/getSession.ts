import type { SessionKind } from '@/domain/session/timeouts'
import type { Queryable } from '@/infra/database/pool'
import { readSessionToken } from './cookie'
import { readSession, type Session } from './readSession'

export async function getSession(
  sql: Queryable,
  kind: SessionKind,
  cookies: string | null | undefined,
): Promise<Session | null> {
  const token = readSessionToken(cookies, kind)
  return token === null ? null : readSession(sql, kind, token)
}
