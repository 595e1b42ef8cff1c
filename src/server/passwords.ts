import { randomBytes, scrypt, type ScryptOptions, pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { fail, ok, type Result } from '@/domain/result'
import { PASSWORD_LENGTH_MAX, PASSWORD_LENGTH_MIN } from '@/domain/staff/staff'

/** OWASP's equivalent setting with 16 MB per check, which fits a small server. Integration tests lower it. */
export const SCRYPT_COST = { N: 2 ** 14, r: 8, p: 5 }
const KEY_BYTES = 32
const MAXMEM = 64 * 1024 * 1024

/** NFC, because keyboards compose Hangul differently. */
const scryptKey = (password: string, salt: Buffer, bytes: number, parameters: ScryptOptions): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize('NFC'), salt, bytes, { ...parameters, maxmem: MAXMEM }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )

/** `scrypt$N$r$p$salt$hash`, salt and hash in base64url */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await scryptKey(password, salt, KEY_BYTES, SCRYPT_COST)
  const { N, r, p } = SCRYPT_COST
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

interface Verified {
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

/** zxcvbn, 0 to 4: below, a dictionary attack needs fewer than 10⁸ guesses. */
const SCORE_MIN = 3

let judge: Promise<ZxcvbnFactory> | undefined

/** Large, and only needed for setting a password. */
const loadJudge = (): Promise<ZxcvbnFactory> =>
  (judge ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }]) =>
      new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs }),
  ))

/** By length and guessability. `about`: words to try first, such as email address and name */
export async function checkNewPassword(password: string, about: string[]): Promise<Result> {
  const letters = [...password].length
  if (letters < PASSWORD_LENGTH_MIN) return fail({ code: 'password-too-short', params: { min: PASSWORD_LENGTH_MIN } })
  if (letters > PASSWORD_LENGTH_MAX)
    return fail({ code: 'too-long', params: { field: 'password', max: PASSWORD_LENGTH_MAX } })
  const { score } = (await loadJudge()).check(password, about)
  return score < SCORE_MIN ? fail({ code: 'password-common', params: {} }) : ok()
}
