import type { Pool } from 'pg'
import { CONSENT_CHANGES_PER_HOUR } from '@/domain/limits'
import type { ChangeConsent } from '@/domain/member/consents'
import type { Violation } from '@/domain/violation'
import type { Sql } from '@/infra/database/pool'
import { log } from '@/infra/log'
import { breakOff, ruledTransaction } from '../ruledTransaction'
import { takeTurn } from '../takeTurn'
import { readTerms } from '../terms/readTerms'

const GIVE = `
  INSERT INTO consents AS held (user_id, terms_id, agreed) VALUES ($1, $2, true)
  ON CONFLICT (user_id, terms_id) DO UPDATE SET agreed = true, decided_at = now() WHERE NOT held.agreed`

/** Whatever version it was given to: nothing of it stands afterwards. */
const WITHDRAW = `
  UPDATE consents SET agreed = false, decided_at = now()
  WHERE user_id = $1 AND agreed AND terms_id IN (SELECT id FROM terms_versions WHERE code::text = $2)`

/**
 * Gives or withdraws a member's consent to an optional document, at once and for every session. What stands already is
 * no new event.
 * @returns the broken rule, null when it is done
 */
export async function changeConsent(pool: Pool, userId: number, change: ChangeConsent): Promise<Violation | null> {
  const outcome = await ruledTransaction(pool, (sql) => applyConsent(sql, userId, change))
  if ('violation' in outcome) return outcome.violation
  const { code, version, given } = change
  log.info({ security: given ? 'consent-given' : 'consent-withdrawn', person: userId, code, version }, 'consent changed')
  return null
}

async function applyConsent(sql: Sql, userId: number, { code, version, given }: ChangeConsent): Promise<void> {
  const terms = await readTerms(sql, code, 'in-force')
  // Withdrawing needs no text to have been read; giving is to the one in force.
  if (!terms || (given && terms.version !== version)) breakOff({ code: 'terms-changed', params: {} })
  if (terms.required) breakOff({ code: 'consent-not-optional', params: {} })
  const most = CONSENT_CHANGES_PER_HOUR
  const seconds = await takeTurn(sql, `consent:${userId}`, { most, seconds: 60 * 60 })
  if (seconds !== null) breakOff({ code: 'too-many-tries', params: { seconds } })
  if (given) await sql.query(GIVE, [userId, terms.id])
  else await sql.query(WITHDRAW, [userId, code])
}
