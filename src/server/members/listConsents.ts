import type { Consent } from '@/domain/member/consents'
import { type ConsentAction, consentState } from '@/domain/terms/consentState'
import type { TermsCode } from '@/domain/terms/termsCodes'
import type { Queryable } from '@/infra/database/pool'
import { currentTerms } from '../terms/readTerms'

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
