import type { Pool } from 'pg'
import { CONSENT_CHANGES_PER_HOUR } from '@/domain/member/limits'
import type { ChangeConsent } from '@/domain/member/consents'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { audit } from '@/server/audit/audit'
import { transactionResult } from '../transactionResult'
import { consumeRateLimit } from '../rateLimit'
import { readTerms } from '../terms/readTerms'

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
