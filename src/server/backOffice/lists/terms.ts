import { TERMS_CODES } from '@/domain/terms/termsCodes'
import { TERMS_STATES } from '@/domain/terms/termsState'
import { effectiveDayReached } from '@/server/terms/readTerms'
import { anyContains, flag, oneOf, search } from '../filters'
import type { ListSpec } from '../listSpec'

/** As in `readTerms`, plus drafts. */
const STATE = `CASE WHEN NOT t.published THEN 'draft' WHEN NOT ${effectiveDayReached('t.')} THEN 'announced'
  WHEN t.version = (SELECT max(o.version) FROM terms_versions o WHERE o.code = t.code AND o.published
    AND ${effectiveDayReached('o.')}) THEN 'in-force' ELSE 'past' END`
/** Staff cannot consent. */
const MEMBERS = `(SELECT count(*)::int FROM users WHERE role = 'user')`

export const termsList: ListSpec = {
  table: 'terms_versions',
  columns: {
    code: 't.code',
    title: 't.title',
    edition: 't.version::int',
    isRequired: 't.is_required',
    effectiveOn: `to_char(t.effective_on AT TIME ZONE 'UTC', 'YYYY-MM-DD')`,
    state: STATE,
    published: 't.published',
    pdfUrl: 't.pdf_url',
    acceptedCount: '(SELECT coalesce(sum(c.agreed_count), 0)::int FROM consent_counts c WHERE c.terms_id = t.id)',
    memberCount: MEMBERS,
    createdAt: 't.created_at',
    updatedAt: 't.updated_at',
  },
  detail: { body: 't.body' },
  sorts: {
    id: { by: 't.id' },
    code: { by: 't.code' },
    edition: { by: 't.version' },
    effectiveOn: { by: 't.effective_on' },
    updatedAt: { by: 't.updated_at' },
  },
  defaultSort: { field: 'edition', order: 'DESC' },
  filters: {
    q: search((typed, bind) => anyContains(['t.title'], typed, bind)),
    code: oneOf('t.code', TERMS_CODES),
    published: flag('t.published'),
    state: oneOf(`(${STATE})`, TERMS_STATES),
    isRequired: flag('t.is_required'),
  },
}
