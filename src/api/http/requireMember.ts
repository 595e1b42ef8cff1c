import type { Context } from 'hono'
import type { CurrentMember } from '@/domain/member/me'
import { fail, ok, type Result } from '@/domain/result'
import { currentMember } from '@/server/members/currentMember'
import type { ApiDeps } from './deps'
import { sendError } from './sendError'

/** Depends on the session cookie: not cached and without CORS. */
export const isCredentialedPath = (path: string): boolean => /^\/api\/v1\/(me|auth)(\/|$)/.test(path)

/** RFC 9110, 9.2.1 */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

interface Required {
  /** refuse without the current terms */
  consent: boolean
  /** refuse blocked members' writes */
  unblocked: boolean
}

async function authenticate(deps: ApiDeps, c: Context, required: Required): Promise<Result<CurrentMember>> {
  const member = await currentMember(deps.pool, c.req.header('Cookie'))
  if (!member) return fail({ code: 'unauthenticated', params: {} })
  if (required.unblocked && member.blocked && !SAFE.has(c.req.method))
    return fail({ code: 'member-blocked', params: member.blocked })
  if (required.consent && member.consent_required) return fail({ code: 'consent-required', params: {} })
  return ok(member)
}

/** For forms, whose handler answers with a page either way. */
export const admitMember = (deps: ApiDeps, c: Context): Promise<Result<CurrentMember>> =>
  authenticate(deps, c, { consent: true, unblocked: true })

type MemberHandler = (member: CurrentMember) => Response | Promise<Response>

/** 401 for visitors; 403 without the current terms, or for blocked members who want to write. */
export async function requireMember(deps: ApiDeps, c: Context, work: MemberHandler): Promise<Response> {
  return respondAuthenticated(c, await authenticate(deps, c, { consent: true, unblocked: true }), work)
}

/** For reading and for deleting one's own content. */
export async function requireMemberIgnoringConsent(deps: ApiDeps, c: Context, work: MemberHandler): Promise<Response> {
  return respondAuthenticated(c, await authenticate(deps, c, { consent: false, unblocked: true }), work)
}

/** For signing out, withdrawing consent and deleting one's account. */
export async function requireMemberEvenBlocked(deps: ApiDeps, c: Context, work: MemberHandler): Promise<Response> {
  return respondAuthenticated(c, await authenticate(deps, c, { consent: false, unblocked: false }), work)
}

async function respondAuthenticated(c: Context, member: Result<CurrentMember>, work: MemberHandler): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  return member.ok ? work(member.value) : sendError(c, member.violation)
}
