import type { Context } from 'hono'
import type { CurrentMember } from '@/domain/member/me'
import { fail, ok, type Result } from '@/domain/result'
import { currentMember } from '@/server/members/currentMember'
import type { ApiDeps } from './deps'
import { sendError } from './sendError'

/** Paths whose response depends on the session cookie: not cached, and for pages of this site alone (no CORS). */
export const isCredentialedPath = (path: string): boolean => /^\/api\/v1\/(me|auth)(\/|$)/.test(path)

async function authenticate(
  deps: ApiDeps,
  c: Context,
  { consent }: { consent: boolean },
): Promise<Result<CurrentMember>> {
  const member = await currentMember(deps.pool, c.req.header('Cookie'))
  if (!member) return fail({ code: 'unauthenticated', params: {} })
  if (consent && member.consent_required) return fail({ code: 'consent-required', params: {} })
  return ok(member)
}

type MemberHandler = (member: CurrentMember) => Response | Promise<Response>

/** Runs the handler for a signed-in member: 401 for a visitor, 403 for a member who has yet to agree to new terms. */
export async function requireMember(deps: ApiDeps, c: Context, work: MemberHandler): Promise<Response> {
  return respondAuthenticated(c, await authenticate(deps, c, { consent: true }), work)
}

/**
 * As `requireMember`, for what a member may do with their own account whatever they agreed to: read, export, delete.
 */
export async function requireMemberIgnoringConsent(deps: ApiDeps, c: Context, work: MemberHandler): Promise<Response> {
  return respondAuthenticated(c, await authenticate(deps, c, { consent: false }), work)
}

async function respondAuthenticated(c: Context, member: Result<CurrentMember>, work: MemberHandler): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  return member.ok ? work(member.value) : sendError(c, member.violation)
}
