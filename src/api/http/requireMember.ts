import type { Context } from 'hono'
import type { Pool } from 'pg'
import type { CurrentMember } from '@/domain/member/me'
import type { Violation } from '@/domain/violation'
import type { PhotoStore } from '@/infra/photos/photoStore'
import type { OidcClient } from '@/infra/oidc/oidcClient'
import type { KakaoAdmin } from '@/infra/kakao/unlink'
import { currentMember } from '@/server/members/currentMember'
import { sendError } from './sendError'

/** What the members' part of the API works with. */
export interface ApiDeps {
  /** a pool that may write */
  pool: Pool
  /** of the installation: keys the hash of callers' addresses */
  secret: string
  /** see `callerNetwork` */
  trustedProxies: number
  /** who hears of members who leave, and tells of those who left there; absent: nobody */
  kakao?: KakaoAdmin | null
  /** where photographs lie, if not where `photoStore` puts them */
  photos?: PhotoStore
  /** who says who somebody is; without it nobody signs in */
  door?: OidcClient | null
}

/** What is somebody's own is kept in no cache, and answered only to pages of this site. */
export const isCredentialedPath = (path: string): boolean => /^\/api\/v1\/(me|auth)(\/|$)/.test(path)

type AuthResult = { member: CurrentMember } | { violation: Violation }

async function authenticate(desk: ApiDeps, c: Context, { consent }: { consent: boolean }): Promise<AuthResult> {
  const member = await currentMember(desk.pool, c.req.header('Cookie'))
  if (!member) return { violation: { code: 'unauthenticated', params: {} } }
  if (consent && member.consent_required) return { violation: { code: 'consent-required', params: {} } }
  return { member }
}

type MemberHandler = (member: CurrentMember) => Response | Promise<Response>

/**
 * Answers a member; a visitor is refused with 401, and one who has yet to agree to new terms with 403.
 * Private answers are kept nowhere.
 */
export async function requireMember(desk: ApiDeps, c: Context, work: MemberHandler): Promise<Response> {
  return respondAuthenticated(c, await authenticate(desk, c, { consent: true }), work)
}

/** As `asMember`, for what a member may do with their own account whatever they have agreed to: look, take along, leave. */
export async function requireMemberIgnoringConsent(desk: ApiDeps, c: Context, work: MemberHandler): Promise<Response> {
  return respondAuthenticated(c, await authenticate(desk, c, { consent: false }), work)
}

async function respondAuthenticated(c: Context, asked: AuthResult, work: MemberHandler): Promise<Response> {
  c.header('Cache-Control', 'no-store')
  return 'violation' in asked ? sendError(c, asked.violation) : work(asked.member)
}
