import { TICKET_KINDS, TICKET_STATUSES } from '@/domain/tickets/tickets'
import { anyContains, relation, search, since, until, writtenOut } from '../filters'
import type { ListSpec } from '../listSpec'

/** Pending first, and of those the ones with a statutory deadline. */
const URGENCY = `(CASE WHEN t.status <> 'open' THEN 0 WHEN t.kind = 'takedown' THEN 2 ELSE 1 END)`

/** As far as staff have found it. */
const SUBJECTS = `(SELECT coalesce(json_agg(c ORDER BY c.type), '[]') FROM (
    SELECT 'review' AS type, v.id, v.restaurant_id AS restaurant, (SELECT p.title FROM restaurants p
      WHERE p.id = v.restaurant_id) AS title, v.content, v.status::text, v.hidden_until AS "hiddenUntil",
      v.deleted_at AS "trashedAt" FROM reviews v WHERE v.id = t.review_id
    UNION ALL SELECT 'post', o.id, NULL::int, o.title, o.content, o.status::text, o.hidden_until, o.deleted_at
      FROM posts o WHERE o.id = t.post_id
    UNION ALL SELECT 'comment', m.id, NULL, (SELECT o.title FROM posts o WHERE o.id = m.post_id), m.content,
      m.status::text, m.hidden_until, m.deleted_at FROM comments m WHERE m.id = t.comment_id) c)`

export const ticketList: ListSpec = {
  table: 'tickets',
  joins: 'LEFT JOIN restaurants r ON r.id = t.restaurant_id',
  columns: {
    kind: 't.kind',
    subject: 't.subject',
    status: 't.status',
    restaurant: 't.restaurant_id',
    restaurantTitle: 'r.title',
    hasEmail: 't.email IS NOT NULL',
    createdAt: 't.created_at',
    settledAt: 't.settled_at',
    answeredAt: 't.answered_at',
    isUrgent: `${URGENCY} = 2`,
  },
  detail: {
    body: 't.body',
    email: 't.email',
    notes: 't.notes',
    answer: 't.answer',
    answeredBy: '(SELECT u.nickname FROM users u WHERE u.id = t.answered_by_id)',
    answerSentAt: 't.answer_sent_at',
    contents: SUBJECTS,
    restriction: `(SELECT json_build_object('until', x.until, 'endedAt', x.ended_at)
      FROM restaurant_restrictions x WHERE x.ticket_id = t.id)`,
  },
  sorts: { id: { by: 't.id' }, createdAt: { by: 't.created_at' }, urgency: { by: URGENCY } },
  defaultSort: { field: 'urgency', order: 'DESC' },
  filters: {
    q: search((typed, bind) => anyContains(['t.subject', 't.body'], typed, bind)),
    kind: writtenOut('t.kind', TICKET_KINDS),
    status: writtenOut('t.status', TICKET_STATUSES),
    restaurant: relation('t.restaurant_id'),
    since: since('t.created_at'),
    until: until('t.created_at'),
  },
}
