import { createHash, randomBytes } from 'node:crypto'

/** A session token; 32 random bytes cannot be guessed. */
export const makeToken = (): string => randomBytes(32).toString('base64url')

/** Whether a text has the form of a token. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** The stored form of a token. A plain hash suffices, because tokens are random. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
