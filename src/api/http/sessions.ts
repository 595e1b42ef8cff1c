import type { Context } from 'hono'
import type { Pool } from 'pg'
import { mayDo, type Permission, memberBar } from '@/domain/access/permissions'
import { getSession, type Session, listSessions } from '@/server/sessions/session'
import type { CurrentMember, MemberSessions } from '@/contract/member'
import { fail, ok, type Result } from '@/domain/result'
import { currentMember } from '@/server/members/memberSession'
import type { SessionKind } from '@/domain/session'
import { clearSessionCookie, readSessionToken, signedInMarker } from '@/server/sessions/cookie'
import type { Queryable } from '@/infra/database/pool'
import type { ApiDeps } from './deps'

/** Depends on the session cookie: not cached and without CORS. */
export const isCredentialedPath = (path: string): boolean => /^\/api\/v1\/(me|auth)(\/|$)/.test(path)

/** Unless the table of access does not let them, blocked, or without the current terms. */
export async function admitMember(
  { pool }: ApiDeps,
  c: Context,
  permission: Permission,
): Promise<Result<CurrentMember>> {
  const member = await currentMember(pool, c.req.header('Cookie'))
  if (!member) return fail({ code: 'unauthenticated', params: {} })
  const { blocked, consent_required: owesConsent } = member
  const bar = memberBar(permission, { isBlocked: blocked !== null, owesConsent })
  if (bar === 'blocked' && blocked) return fail({ code: 'member-blocked', params: blocked })
  if (bar === 'owing') return fail({ code: 'consent-required', params: {} })
  return bar ? fail({ code: 'forbidden', params: {} }) : ok(member)
}

export async function admitStaff(pool: Pool, c: Context, permission: Permission): Promise<Result<Session>> {
  const session = await getSession(pool, 'staff', c.req.header('Cookie'))
  if (!session) return fail({ code: 'unauthenticated', params: {} })
  return mayDo(session.person, ...permission) ? ok(session) : fail({ code: 'forbidden', params: {} })
}

/** With the marker, unless the browser has a session of the other kind. */
export function clearSession(c: Context, kind: SessionKind): void {
  c.header('Set-Cookie', clearSessionCookie(kind), { append: true })
  if (!readSessionToken(c.req.header('Cookie'), kind === 'member' ? 'staff' : 'member'))
    c.header('Set-Cookie', signedInMarker(false), { append: true })
}

export async function sessionList(
  sql: Queryable,
  kind: SessionKind,
  userId: number,
  cookies: string | undefined,
): Promise<MemberSessions> {
  const [own, all] = await Promise.all([getSession(sql, kind, cookies), listSessions(sql, userId)])
  const data = all
    .filter((session) => session.kind === kind)
    .map(({ id, device, createdAt, lastSeenAt }) => ({
      id,
      device,
      created_at: createdAt.toISOString(),
      last_seen_at: lastSeenAt.toISOString(),
      current: id === own?.id,
    }))
  return { data }
}
