import type { Context } from 'hono'
import {
  deviceCookie,
  readDeviceToken,
  readSessionToken,
  sessionCookie,
  signedInMarker,
} from '@/server/sessions/cookie'
import type { SignInRequest, StaffTokens } from '@/server/staff/signInStaff'
import type { CallerSettings } from '../http/callerSettings'
import { clientNetwork } from '../http/clientNetwork'

export function signInRequest({ secret, trustedProxies }: CallerSettings, c: Context): SignInRequest {
  const cookies = c.req.header('Cookie')
  return {
    userAgent: c.req.header('User-Agent'),
    presentedToken: readSessionToken(cookies, 'staff'),
    device: readDeviceToken(cookies),
    network: clientNetwork(c, trustedProxies),
    secret,
  }
}

export function setSignInCookies(c: Context, { token, device }: StaffTokens): void {
  c.header('Set-Cookie', sessionCookie('staff', token))
  c.header('Set-Cookie', deviceCookie(device), { append: true })
  // The back office does not ask who is signed in on the site.
  c.header('Set-Cookie', signedInMarker(true), { append: true })
}
