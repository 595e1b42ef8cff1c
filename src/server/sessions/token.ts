import { createHash, randomBytes } from 'node:crypto'

/** 32 random bytes cannot be guessed. */
export const makeToken = (): string => randomBytes(32).toString('base64url')

export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** A plain hash suffices, because tokens are random. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
