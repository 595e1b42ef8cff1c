import type { Context } from 'hono'
import type { CurrentMember } from '@/domain/member/me'
import { fail, ok, type Result } from '@/domain/result'
import { currentMember } from '@/server/members/currentMember'
import type { ApiDeps } from './deps'
import { sendError } from './sendError'

/** Paths whose response depends on the session cookie: not cached, and for pages of this site alone (no CORS). */
export const isCredentialedPath = (path: string): boolean => /^\/api\/v1\/(me|auth)(\/|$)/.test(path)

/** Methods that change nothing (RFC 9110, 9.2.1). */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

interface Required {
  /** who has yet to agree to new terms is refused */
  consent: boolean
  /** who is blocked is refused where something would be written */
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

/** Who may write here: for a form that is answered with a page, regardless of the outcome. */
export const admitMember = (deps: ApiDeps, c: Context): Promise<Result<CurrentMember>> =>
  authenticate(deps, c, { consent: true, unblocked: true })

type MemberHandler = (member: CurrentMember) => Response | Promise<Response>

/**
 * Runs the handler for a signed-in member: 401 for a visitor, 403 for a member who has yet to agree to new terms, or
 * who is blocked and wants to write.
 */
export async function requireMember(deps: ApiDeps, c: Context, work: MemberHandler): Promise<Response> {
  return respondAuthenticated(c, await authenticate(deps, c, { consent: true, unblocked: true }), work)
}

/** As `requireMember`, for what a member may do no matter what they agreed to: read, and take back what they wrote. */
export async function requireMemberIgnoringConsent(deps: ApiDeps, c: Context, work: MemberHandler): Promise<Response> {
  return respondAuthenticated(c, await authenticate(deps, c, { consent: false, unblocked: true }), work)
}

/** For what no one is kept from: ending one's sessions, withdrawing consent, deleting one's account. */
export async function requireMemberEvenBlocked(deps: ApiDeps, c: Context, work: MemberHandler): Promise<Response> {
  return respondAuthenticated(c, await authenticate(deps, c, { consent: false, unblocked: false }), work)
}

async function respondAuthenticated(c: Context, member: Result<CurrentMember>, work: MemberHandler): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  return member.ok ? work(member.value) : sendError(c, member.violation)
}
