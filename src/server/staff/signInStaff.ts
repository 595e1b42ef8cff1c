import { fail, ok, type Result } from '@/domain/result'
import { STAFF_SIGN_INS_MAX, STAFF_SIGN_INS_WINDOW_SECONDS, normalizeEmail } from '@/domain/staff/staff'
import { describeUserAgent } from '@/domain/session'
import type { SignIn } from '@/contract/staff'
import type { Violation } from '@/domain/violation'
import type { Queryable } from '@/infra/database/pool'
import { audit } from '@/server/audit'
import { pseudonym } from '@/infra/pseudonym'
import { rateLimitKey, consumeRateLimit } from '@/server/rateLimit'
import { startSession } from '@/server/sessions/session'
import {
  limitPasswordChecks,
  releaseAttempt,
  recordSuccess,
  recordFailure,
  signInLimits,
  waitForAttempt,
} from './loginThrottle'
import { deviceOfToken, makeDeviceToken } from './deviceToken'
import { type StaffAccount, findAccount, opensAccount } from './findAccount'

export interface SignInRequest {
  userAgent: string | null | undefined
  presentedToken: string | null
  device: string | null
  /** from `clientIpPrefix` */
  network: string
  secret: string
}

export interface StaffTokens {
  token: string
  device: string
}

const RATE_LIMIT = { limit: STAFF_SIGN_INS_MAX, windowSeconds: STAFF_SIGN_INS_WINDOW_SECONDS }
const nowSeconds = (): number => Math.floor(Date.now() / 1000)

/**
 * The same response at about the same cost for an unknown email, a wrong password and an account without a role.
 * Strangers' attempts never count against a known browser (OWASP ASVS 5.0, 6.1.1: no malicious lockout).
 */
export async function signInStaff(
  sql: Queryable,
  { email, password }: SignIn,
  request: SignInRequest,
): Promise<Result<StaffTokens>> {
  const who = pseudonym('email', normalizeEmail(email))
  const account = await findAccount(sql, email)
  const device = account && request.device ? deviceOfToken(request.secret, account, request.device, nowSeconds()) : null
  const caller = rateLimitKey('staff-sign-in', request.network, request.secret)
  const seconds = await consumeRateLimit(sql, device === null ? caller : `staff-device:${device}`, RATE_LIMIT)
  if (seconds !== null) return reject(sql, { code: 'sign-in-limited', params: { seconds } }, who)
  const limits = signInLimits(email, caller, device)
  const reservation = await waitForAttempt(sql, limits)
  if (reservation.state === 'locked')
    return reject(sql, { code: 'account-locked', params: { seconds: reservation.seconds } }, who)
  if (reservation.state === 'busy') return reject(sql, { code: 'sign-in-busy', params: {} }, who)
  const check = limitPasswordChecks[device === null ? 'unknown' : 'known']
  const opens = await check(() => opensAccount(sql, account, password)).catch(async (error: Error) => {
    await releaseAttempt(sql, limits)
    throw error
  })
  if (opens === null) {
    await releaseAttempt(sql, limits)
    return reject(sql, { code: 'sign-in-busy', params: {} }, who)
  }
  if (!opens || !account) {
    const locked = await recordFailure(sql, limits)
    audit(sql, locked ? 'authn_login_lock' : 'authn_login_fail', { kind: 'staff', who })
    return fail({ code: 'sign-in-failed', params: {} })
  }
  await recordSuccess(sql, limits)
  return startStaffSession(sql, account, request)
}

function reject(sql: Queryable, violation: Violation, who: string | undefined): Result<StaffTokens> {
  audit(sql, 'authn_login_rejected', { kind: 'staff', code: violation.code, ...violation.params, who })
  return fail(violation)
}

async function startStaffSession(
  sql: Queryable,
  account: StaffAccount,
  { userAgent, presentedToken, secret }: SignInRequest,
): Promise<Result<StaffTokens>> {
  const token = await startSession(sql, {
    kind: 'staff',
    userId: account.id,
    device: describeUserAgent(userAgent),
    presentedToken,
  })
  audit(sql, 'authn_login_success', { kind: 'staff', person: account.id })
  return ok({ token, device: makeDeviceToken(secret, account, nowSeconds()) })
}
