import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { hashPassword, scryptKey } from './scryptHash'

export interface Verified {
  right: boolean
  /** the password in today's form, where it is stored in an older one: to be stored when it was right */
  rehashed: string | null
}

// Two empty keys are equal too, and no password.
const same = (a: Buffer, b: Buffer): boolean => a.length > 0 && a.length === b.length && timingSafeEqual(a, b)

async function isScrypt(password: string, [N, r, p, salt = '', hash = '']: string[]): Promise<boolean> {
  const expected = Buffer.from(hash, 'base64url')
  const key = await scryptKey(password, Buffer.from(salt, 'base64url'), expected.length, {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  })
  return same(key, expected)
}

/** As Payload made them: the salt is the text of its hex digits. */
async function isPbkdf2(password: string, [iterations, salt = '', hash = '']: string[]): Promise<boolean> {
  const expected = Buffer.from(hash, 'hex')
  return same(await promisify(pbkdf2)(password, salt, Number(iterations), expected.length, 'sha256'), expected)
}

/**
 * Whether a password is the one stored. Each call costs one scrypt, also where nothing is stored, so that the time a
 * response takes does not say whether an account exists.
 * @param stored `scrypt$N$r$p$salt$hash`, `pbkdf2$iterations$salt$hash` from Payload's time, or null for no account
 */
export async function verifyPassword(password: string, stored: string | null): Promise<Verified> {
  const [form, ...parts] = stored?.split('$') ?? []
  if (form === 'scrypt') return { right: await isScrypt(password, parts), rehashed: null }
  const rehashed = await hashPassword(password)
  if (form !== 'pbkdf2') return { right: false, rehashed: null }
  return { right: await isPbkdf2(password, parts), rehashed: rehashed }
}
