import { pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { hashPassword, scryptKey } from './scryptHash'

export interface Verified {
  right: boolean
  /** in the current format, to be stored; null if already in it or wrong */
  rehashed: string | null
}

// Two empty keys would be equal too.
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

/** Payload's format: the salt is the hex text. */
async function isPbkdf2(password: string, [iterations, salt = '', hash = '']: string[]): Promise<boolean> {
  const expected = Buffer.from(hash, 'hex')
  return same(await promisify(pbkdf2)(password, salt, Number(iterations), expected.length, 'sha256'), expected)
}

/**
 * Always costs one scrypt, so that timing does not reveal whether an account exists. `stored`:
 * `scrypt$N$r$p$salt$hash`, Payload's `pbkdf2$iterations$salt$hash`, or null for no account
 */
export async function verifyPassword(password: string, stored: string | null): Promise<Verified> {
  const [form, ...parts] = stored?.split('$') ?? []
  if (form === 'scrypt') return { right: await isScrypt(password, parts), rehashed: null }
  const rehashed = await hashPassword(password)
  if (form !== 'pbkdf2') return { right: false, rehashed: null }
  return { right: await isPbkdf2(password, parts), rehashed: rehashed }
}
