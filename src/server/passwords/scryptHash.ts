import { randomBytes, scrypt, type ScryptOptions } from 'node:crypto'

/** OWASP's equivalent setting with 16 MB per check, which fits a small server. Integration tests lower it. */
export const SCRYPT_COST = { N: 2 ** 14, r: 8, p: 5 }
const KEY_BYTES = 32
const MAXMEM = 64 * 1024 * 1024

/** NFC, because keyboards compose Hangul differently. */
export const scryptKey = (password: string, salt: Buffer, bytes: number, parameters: ScryptOptions): Promise<Buffer> =>
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
