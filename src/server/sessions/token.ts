import { createHash, randomBytes } from 'node:crypto'

/** What a session is proven by: no one guesses 32 random bytes. */
export const makeToken = (): string => randomBytes(32).toString('base64url')

/** Whether a text has the form of a token, so that it may be one. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text)

/**
 * What the database keeps of a token. It is random itself, so that a plain hash is enough: there is nothing to guess.
 */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
