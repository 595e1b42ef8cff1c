import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Identity } from '@/infra/oidc/identity'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** The token is in the person's browser, so the database alone cannot decrypt. */
const keyOf = (token: string): Buffer => Buffer.from(hkdfSync('sha256', token, '', 'gonggong sign-up', 32))

/** Until the person consents to storage: nonce, tag, ciphertext. */
export function seal(identity: Identity, token: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, keyOf(token), nonce)
  const locked = Buffer.concat([cipher.update(JSON.stringify(identity), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), locked])
}

/** Throws for another token, or modified data. */
export function unseal(sealed: Buffer, token: string): Identity {
  const decipher = createDecipheriv(ALGORITHM, keyOf(token), sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const opened = Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
  return JSON.parse(opened.toString('utf8')) as Identity
}
