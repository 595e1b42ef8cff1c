import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { DEVICE_COOKIE_DAYS } from '@/domain/http/limits'
import { normalizeEmail } from '@/domain/staff/email'

/**
 * A device cookie (OWASP, "Slow down online guessing attacks with device cookies"): says that a browser signed in to an
 * account before, so that what strangers do at the sign-in page does not count against it. It opens nothing by itself.
 * `issuedAt.id.account.mac`, where the account is a keyed hash: no one reads an address in it.
 */
interface Account {
  email: string
  /** changes with the password, and a token with it: a browser is forgotten when the password changes */
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
 * A token for a browser that has just signed in; each sign-in gives a new one.
 * @param nowSeconds since the epoch
 */
export function makeDeviceToken(secret: string, { email, passwordVersion }: Account, nowSeconds: number): string {
  const body = [nowSeconds, randomBytes(16).toString('base64url'), accountOf(secret, email)].join('.')
  return `${body}.${signed(secret, passwordVersion, body).toString('base64url')}`
}

/**
 * The id of the device that a token stands for.
 * @returns null where the token is not ours, is too old, or is another account's or another password's
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
