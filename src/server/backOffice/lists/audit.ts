import { CHANGE_EVENTS, STORED_EVENT_NAMES } from '@/domain/audit'
import { SHOWN_VALUE_MAX } from '@/domain/backOffice/activity'
import { AUDIT_SUBJECT_LABELS } from '@/resources/defined'
import { anyContains, number, oneOf, relation, searchAny, since, text, until, usersNamed } from '../filters'
import type { ListSpec } from '../listSpec'
import { shortened } from '@/server/audit'

/** For a name search. */
const PEOPLE_MAX = 1_000

/** Names of things only; members' texts are not shown. */
const SUBJECT_NAME = `CASE t.subject_type
  WHEN 'restaurant' THEN (SELECT x.title FROM restaurants x WHERE x.id = t.subject_id)
  WHEN 'agency' THEN (SELECT x.name FROM agencies x WHERE x.id = t.subject_id)
  WHEN 'data-format' THEN (SELECT x.name FROM data_formats x WHERE x.id = t.subject_id)
  WHEN 'word' THEN (SELECT x.word FROM word_lists x WHERE x.id = t.subject_id)
  WHEN 'faq' THEN (SELECT x.question FROM faqs x WHERE x.id = t.subject_id)
  WHEN 'terms-version' THEN (SELECT x.title FROM terms_versions x WHERE x.id = t.subject_id)
  WHEN 'user' THEN (SELECT x.nickname FROM users x WHERE x.id = t.subject_id) END`

export const auditList: ListSpec = {
  table: 'audit_log',
  joins: 'LEFT JOIN users u ON u.id = t.actor_id',
  columns: {
    occurredAt: 't.occurred_at',
    event: 't.event',
    actor: 't.actor_id',
    actorNickname: 'u.nickname',
    actorRole: 't.actor_role',
    subjectType: 't.subject_type',
    subject: 't.subject_id',
    subjectName: SUBJECT_NAME,
    before: shortened('t.before', SHOWN_VALUE_MAX),
    after: shortened('t.after', SHOWN_VALUE_MAX),
    reason: 't.reason',
    network: 't.network',
    requestId: 't.request_id',
    details: 't.details',
  },
  sorts: { id: { by: 't.id' }, occurredAt: { by: 't.occurred_at' } },
  defaultSort: { field: 'occurredAt', order: 'DESC' },
  filters: {
    q: searchAny((typed, bind) => {
      const people = `${usersNamed(typed, bind)} LIMIT ${PEOPLE_MAX}`
      return [
        `t.request_id = ${bind(typed)}`,
        `t.reason IS NOT NULL AND (${anyContains(['t.reason'], typed, bind)})`,
        { column: 't.actor_id', among: people },
        { column: `t.subject_type = 'user' AND t.subject_id`, among: people },
      ]
    }),
    event: oneOf('t.event', [...CHANGE_EVENTS, ...STORED_EVENT_NAMES]),
    actor: relation('t.actor_id'),
    subjectType: oneOf('t.subject_type', Object.keys(AUDIT_SUBJECT_LABELS) as [string, ...string[]]),
    subject: number('t.subject_id'),
    network: text('t.network'),
    request: text('t.request_id'),
    since: since('t.occurred_at'),
    until: until('t.occurred_at'),
  },
}
