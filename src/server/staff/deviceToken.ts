import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { DEVICE_COOKIE_DAYS } from '@/domain/http/limits'
import { normalizeEmail } from '@/domain/staff/email'

/**
 * A device cookie (OWASP, "Slow down online guessing attacks with device cookies"): shows that a browser signed in to
 * an account before, so that strangers' failures do not count against it. Grants nothing. `issuedAt.id.account.mac`,
 * where the account is a keyed hash, so that the address is not readable.
 */
interface Account {
  email: string
  /** changes with the password, which invalidates the tokens */
  passwordVersion: string
}

const DAY_SECONDS = 24 * 60 * 60

const hmac = (secret: string, text: string): Buffer =>
  createHmac('sha256', secret).update(`staff device ${text}`).digest()
const accountOf = (secret: string, email: string): string =>
  hmac(secret, `account ${normalizeEmail(email)}`).toString('base64url')
const signed = (secret: string, passwordVersion: string, body: string): Buffer =>
  hmac(secret, `${body} ${passwordVersion}`)

/**
 * A new token for a browser that has just signed in.
 * @param nowSeconds since the epoch
 */
export function makeDeviceToken(secret: string, { email, passwordVersion }: Account, nowSeconds: number): string {
  const body = [nowSeconds, randomBytes(16).toString('base64url'), accountOf(secret, email)].join('.')
  return `${body}.${signed(secret, passwordVersion, body).toString('base64url')}`
}

/**
 * The device id of a token.
 * @returns null if forged, expired, or for another account or password
 */
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
