import type { Pool } from 'pg'
import type { Consent, ChangeConsent } from '@/contract/member'
import { type ConsentAction, consentState, type TermsCode } from '@/domain/terms'
import type { Queryable } from '@/infra/database/pool'
import { validateTermsAcceptance } from '@/contract/signUp'
import { fail, ok, type Result } from '@/domain/result'
import { auditIn, audit } from '@/server/audit'
import { CONSENT_CHANGES_PER_HOUR } from '@/domain/member/limits'
import { currentTerms, type TermsVersionText, readTerms, termsInForce } from '../terms/readTerms'
import { transactionResult } from '../violationError'
import { consumeRateLimit } from '../rateLimit'

interface LastEvent {
  code: TermsCode
  action: ConsentAction
  version: number
  occurred_at: Date
}

/** To documents in force: required ones first, then by code. */
export async function listConsents(sql: Queryable, userId: number): Promise<Consent[]> {
  const terms = await currentTerms(sql)
  const { rows } = await sql.query<LastEvent>(
    `SELECT DISTINCT ON (code) code, action, version, occurred_at FROM consent_events
     WHERE user_id = $1 ORDER BY code, id DESC`,
    [userId],
  )
  const lastOf = new Map(rows.map((event) => [event.code, event]))
  return terms.map(({ code, title, version, required, effectiveOn }) => {
    const last = lastOf.get(code) ?? null
    const decided = { decided_at: last?.occurred_at.toISOString() ?? null, decided_version: last?.version ?? null }
    return { code, title, version, effective_on: effectiveOn, required, state: consentState(version, last), ...decided }
  })
}

/** In force, and required but not accepted, or new to the member. */
export async function pendingTerms(sql: Queryable, userId: number): Promise<TermsVersionText[]> {
  const inForce = await currentTerms(sql)
  const { rows } = await sql.query<{ terms_id: number; agreed: boolean }>(
    'SELECT terms_id, agreed FROM consents WHERE user_id = $1',
    [userId],
  )
  const decided = new Map(rows.map(({ terms_id, agreed }) => [terms_id, agreed]))
  return inForce.filter(({ id, required }) => (required ? !decided.get(id) : !decided.has(id)))
}

/**
 * By version. Earlier decisions stay unless accepted now; a document shown for the first time and not ticked counts as
 * declined.
 */
export async function recordConsents(sql: Queryable, userId: number, accepted: number[]): Promise<Result> {
  const inForce = await termsInForce(sql)
  const { rows } = await sql.query<{ terms_id: number }>(
    'SELECT terms_id FROM consents WHERE user_id = $1 AND agreed',
    [userId],
  )
  const violation = validateTermsAcceptance(
    inForce,
    accepted,
    rows.map(({ terms_id }) => terms_id),
  )
  if (violation) return fail(violation)
  await sql.query(
    `INSERT INTO consents AS held (user_id, terms_id, agreed)
     SELECT $1, id, id = ANY ($3::int[]) FROM unnest($2::int[]) AS id
     ON CONFLICT (user_id, terms_id) DO UPDATE SET agreed = true, decided_at = now()
       WHERE excluded.agreed AND NOT held.agreed`,
    [userId, inForce.map(({ id }) => id), accepted],
  )
  await auditIn(sql, 'terms_accepted', { person: userId, terms: accepted })
  return ok()
}

const GIVE = `
  INSERT INTO consents AS held (user_id, terms_id, agreed) VALUES ($1, $2, true)
  ON CONFLICT (user_id, terms_id) DO UPDATE SET agreed = true, decided_at = now() WHERE NOT held.agreed`

/** For any version; nothing of the consent remains. */
const WITHDRAW = `
  UPDATE consents SET agreed = false, decided_at = now()
  WHERE user_id = $1 AND agreed AND terms_id IN (SELECT id FROM terms_versions WHERE code::text = $2)`

/** At once and for every session. No change is no event. */
export async function changeConsent(pool: Pool, userId: number, change: ChangeConsent): Promise<Result> {
  const applied = await transactionResult(pool, (sql) => applyConsent(sql, userId, change))
  if (!applied.ok) return applied
  const { code, version, given } = change
  audit(pool, given ? 'consent_given' : 'consent_withdrawn', { person: userId, code, version })
  return applied
}

async function applyConsent(sql: Queryable, userId: number, { code, version, given }: ChangeConsent): Promise<Result> {
  const terms = await readTerms(sql, code, 'in-force')
  // Withdrawing does not require having read a text.
  if (!terms || (given && terms.version !== version)) return fail({ code: 'terms-changed', params: {} })
  if (terms.required) return fail({ code: 'consent-not-optional', params: {} })
  const most = CONSENT_CHANGES_PER_HOUR
  const seconds = await consumeRateLimit(sql, `consent:${userId}`, { limit: most, windowSeconds: 60 * 60 })
  if (seconds !== null) return fail({ code: 'rate-limited', params: { seconds } })
  if (given) await sql.query(GIVE, [userId, terms.id])
  else await sql.query(WITHDRAW, [userId, code])
  return ok()
}
