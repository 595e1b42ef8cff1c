import type { Context } from 'hono'
import type { Pool } from 'pg'
import { env } from '@/infra/env'
import { deviceCookie, readDeviceToken, readSessionToken, sessionCookie } from '@/server/sessions/cookie'
import type { SignInRequest } from '@/server/staff/signInStaff'
import { clientNetwork } from './clientNetwork'

/** How callers are told apart and counted. */
export interface CallerSettings {
  /** of the installation: keys the hash of callers' addresses */
  secret: string
  /** see `callerNetwork` */
  trustedProxies: number
}

/** What staff's sign-in works with. */
export interface StaffDesk extends CallerSettings {
  /** a pool that may write */
  pool: Pool
}

/** @throws when the process has no secret: callers' addresses are never hashed without one */
export function callerSettings(): CallerSettings {
  const secret = process.env.PAYLOAD_SECRET
  if (!secret) throw new Error('PAYLOAD_SECRET is not set: boot first')
  return { secret, trustedProxies: env().TRUST_PROXY }
}

/** Who asks to be let in, beside what they typed. */
export function signInRequest({ secret, trustedProxies }: CallerSettings, c: Context): SignInRequest {
  const cookies = c.req.header('Cookie')
  return {
    userAgent: c.req.header('User-Agent'),
    carried: readSessionToken(cookies, 'staff'),
    device: readDeviceToken(cookies),
    network: clientNetwork(c, trustedProxies),
    secret,
  }
}

/** Hands a new session to its browser, and what the browser is known by next time. */
export function setSignInCookies(c: Context, { token, device }: { token: string; device: string }): void {
  c.header('Set-Cookie', sessionCookie('staff', token))
  c.header('Set-Cookie', deviceCookie(device), { append: true })
}
