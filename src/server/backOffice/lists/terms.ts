import { TERMS_STATES } from '@/domain/terms'
import { terms } from '@/resources/terms'
import { effectiveDayReached } from '@/server/terms/readTerms'
import { oneOf } from '../filters'
import { listOf } from '../listOf'

/** As in `readTerms`, plus drafts. */
const STATE = `CASE WHEN NOT t.published THEN 'draft' WHEN NOT ${effectiveDayReached('t.')} THEN 'announced'
  WHEN t.version = (SELECT max(o.version) FROM terms_versions o WHERE o.code = t.code AND o.published
    AND ${effectiveDayReached('o.')}) THEN 'in-force' ELSE 'past' END`

export const termsList = listOf(terms, {
  sql: {
    effectiveOn: `to_char(t.effective_on AT TIME ZONE 'UTC', 'YYYY-MM-DD')`,
    state: STATE,
    acceptedCount: '(SELECT coalesce(sum(c.agreed_count), 0)::int FROM consent_counts c WHERE c.terms_id = t.id)',
    // Staff cannot consent.
    memberCount: `(SELECT count(*)::int FROM users WHERE role = 'user')`,
  },
  filters: { state: oneOf(`(${STATE})`, TERMS_STATES) },
})
