import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { DEVICE_COOKIE_DAYS } from '@/domain/http/limits'
import { normalizeEmail } from '@/domain/staff/staff'

/**
 * OWASP, "Slow down online guessing attacks with device cookies": a browser signed in before, so strangers' failures do
 * not count against it; grants nothing. `issuedAt.id.account.mac`, with a keyed hash of the account.
 */
interface Account {
  email: string
  /** invalidates the tokens when it changes */
  passwordVersion: string
}

const DAY_SECONDS = 24 * 60 * 60

const hmac = (secret: string, text: string): Buffer =>
  createHmac('sha256', secret).update(`staff device ${text}`).digest()
const accountOf = (secret: string, email: string): string =>
  hmac(secret, `account ${normalizeEmail(email)}`).toString('base64url')
const signed = (secret: string, passwordVersion: string, body: string): Buffer =>
  hmac(secret, `${body} ${passwordVersion}`)

/** `nowSeconds`: since the epoch */
export function makeDeviceToken(secret: string, { email, passwordVersion }: Account, nowSeconds: number): string {
  const body = [nowSeconds, randomBytes(16).toString('base64url'), accountOf(secret, email)].join('.')
  return `${body}.${signed(secret, passwordVersion, body).toString('base64url')}`
}

/** null if forged, expired, or for another account or password */
export function deviceOfToken(
  secret: string,
  { email, passwordVersion }: Account,
  token: string,
  nowSeconds: number,
): string | null {
  const [issuedAt = '', id = '', account = '', mac = '', ...more] = token.split('.')
  const given = Buffer.from(mac, 'base64url')
  const due = signed(secret, passwordVersion, [issuedAt, id, account].join('.'))
  if (more.length || given.length !== due.length || !timingSafeEqual(given, due)) return null
  const age = nowSeconds - Number(issuedAt)
  return account === accountOf(secret, email) && age < DEVICE_COOKIE_DAYS * DAY_SECONDS ? id : null
}
