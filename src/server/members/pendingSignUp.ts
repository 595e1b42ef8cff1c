import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Identity } from '@/infra/oidc/identity'
import type { Queryable } from '@/infra/database/pool'
import { hashToken, makeToken } from '@/server/sessions/token'
import { SIGN_UP_MINUTES } from '@/domain/member/limits'
import { validateTermsAcceptance, type SignUp } from '@/contract/signUp'
import { suggestNickname } from '@/domain/member/nickname'
import { currentTerms, termsInForce } from '@/server/terms/readTerms'
import { REGISTER_PROFILE_PAGE, withReturnTo } from '@/contract/memberPaths'
import { fail, ok, type Result } from '@/domain/result'

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

/** Without identifying the person. */
export interface TermsDecision {
  accepted: number[]
  /** all in force at that time */
  presented: number[]
  /** ISO */
  at: string
}

interface PendingSignUp {
  identity: Identity
  termsDecision: TermsDecision | null
  returnTo: string
}

/** Unexpired; null without one. `lock`, inside a transaction, blocks concurrent changes. */
export async function findPendingSignUp(
  sql: Queryable,
  token: string | null,
  { lock = false } = {},
): Promise<PendingSignUp | null> {
  if (token === null) return null
  const { rows } = await sql.query<{
    identity_ciphertext: Buffer
    terms_decision: TermsDecision | null
    return_to: string
  }>(
    `SELECT identity_ciphertext, terms_decision, return_to FROM sign_ups
      WHERE token_hash = $1 AND expires_at > now()${lock ? ' FOR UPDATE' : ''}`,
    [hashToken(token)],
  )
  const [row] = rows
  return row
    ? { identity: unseal(row.identity_ciphertext, token), termsDecision: row.terms_decision, returnTo: row.return_to }
    : null
}

export async function deletePendingSignUp(sql: Queryable, token: string): Promise<void> {
  await sql.query('DELETE FROM sign_ups WHERE token_hash = $1', [hashToken(token)])
}

/** A few at a time. */
const deleteExpired = `DELETE FROM sign_ups WHERE token_hash IN
  (SELECT token_hash FROM sign_ups WHERE expires_at <= now() LIMIT 100 FOR UPDATE SKIP LOCKED)`

/** Returns the token, stored only in the person's browser, without which the row is unreadable. */
export async function createPendingSignUp(sql: Queryable, identity: Identity, returnTo: string): Promise<string> {
  const token = makeToken()
  await sql.query(
    `INSERT INTO sign_ups (token_hash, identity_ciphertext, return_to, expires_at)
      VALUES ($1, $2, $3, now() + interval '${SIGN_UP_MINUTES} minutes')`,
    [hashToken(token), seal(identity, token), returnTo],
  )
  await sql.query(deleteExpired)
  return token
}

export async function readSignUp(sql: Queryable, token: string | null): Promise<SignUp | null> {
  const pending = await findPendingSignUp(sql, token)
  if (!pending) return null
  const terms = await currentTerms(sql)
  const accepted = pending.termsDecision?.accepted ?? []
  return {
    step: pending.termsDecision && validateTermsAcceptance(terms, accepted) === null ? 'profile' : 'terms',
    next: pending.returnTo,
    nickname: suggestNickname(pending.identity.nickname),
    terms: terms.map(({ id, code, title, version, required, effectiveOn, body, pdfUrl }) => ({
      ...{ id, code, title, version, required, body },
      effective_on: effectiveOn,
      pdf_url: pdfUrl,
      agreed: accepted.includes(id),
    })),
  }
}

/** By the database's clock, like the sign-up's expiry. */
const SAVE_DECISION = `
  UPDATE sign_ups SET terms_decision = jsonb_build_object('accepted', $2::jsonb, 'presented', $3::jsonb, 'at', now())
  WHERE token_hash = $1 AND expires_at > now() RETURNING return_to`

/** With their time; nothing identifies the person yet. Returns the next step. */
export async function agreeToTerms(
  sql: Queryable,
  token: string | null,
  accepted: number[],
): Promise<Result<{ next: string }>> {
  const expired = fail({ code: 'sign-up-expired', params: {} })
  if (token === null || !(await findPendingSignUp(sql, token))) return expired
  const inForce = await termsInForce(sql)
  const violation = validateTermsAcceptance(inForce, accepted)
  if (violation) return fail(violation)
  const presented = inForce.map(({ id }) => id)
  const { rows } = await sql.query<{ return_to: string }>(SAVE_DECISION, [
    hashToken(token),
    JSON.stringify([...new Set(accepted)]),
    JSON.stringify(presented),
  ])
  const [saved] = rows
  return saved ? ok({ next: withReturnTo(REGISTER_PROFILE_PAGE, saved.return_to) }) : expired
}
