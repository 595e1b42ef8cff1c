import { z } from 'zod'
import { ID_MAX } from '@/domain/http/limits'
import { QUALITY_SUBJECTS, QUALITY_TYPES } from '@/domain/quality'
import { flag, oneOf, restaurantsNamed, search } from '../filters'
import type { Filter, ListSpec } from '../listSpec'

const ofRestaurants = (condition: string): string =>
  `t.subject_type = 'restaurant' AND t.subject_id IN (SELECT id FROM restaurants WHERE ${condition})`

const region: Filter = {
  schema: z.int().min(1).max(ID_MAX),
  sql: (id: number, bind) => ofRestaurants(`region_id = ${bind(id)}`),
}

/** Those marked correct only on request. */
export const qualityList: ListSpec = {
  table: 'quality_issues',
  joins: `
    LEFT JOIN visits v ON t.subject_type = 'visit' AND v.id = t.subject_id
    LEFT JOIN restaurant_aliases l ON t.subject_type = 'alias' AND l.id = t.subject_id
    LEFT JOIN agencies a ON t.subject_type = 'agency' AND a.id = t.subject_id
    LEFT JOIN restaurants r ON r.id = CASE t.subject_type
      WHEN 'restaurant' THEN t.subject_id WHEN 'visit' THEN v.restaurant_id WHEN 'alias' THEN l.restaurant_id END
    LEFT JOIN regions g ON g.id = r.region_id
    LEFT JOIN quality_marks m ON t.is_marked
      AND (m.type, m.subject_type, m.subject_id) = (t.type, t.subject_type, t.subject_id)
    LEFT JOIN users u ON u.id = m.marked_by`,
  columns: {
    type: 't.type',
    subjectType: 't.subject_type',
    subject: 't.subject_id',
    title: 'coalesce(l.spelling, a.name, r.title)',
    restaurant: 'r.id',
    address: 'r.address',
    province: 'g.sub_add1',
    district: 'g.sub_add2',
    category: 'r.sub_category',
    phone: 'r.phone',
    isActive: 'r.is_active',
    spentAt: 'v.spent_at',
    amount: 'v.amount',
    headcount: 'v.headcount',
    groupKey: 't.group_key',
    detail: 't.detail',
    firstSeenAt: 't.first_seen_at',
    isMarked: 't.is_marked',
    markedBy: 'u.nickname',
    markedAt: 'm.marked_at',
    note: 'm.note',
  },
  sorts: {
    id: { by: 't.id' },
    group: { by: 't.group_key', nullable: true },
  },
  defaultSort: { field: 'id', order: 'ASC' },
  scope: { sql: 'NOT t.is_marked', unless: ['isMarked'] },
  filters: {
    type: oneOf('t.type', QUALITY_TYPES),
    subjectType: oneOf('t.subject_type', QUALITY_SUBJECTS),
    isMarked: flag('t.is_marked'),
    region,
    province: search((typed, bind) =>
      ofRestaurants(`region_id IN (SELECT id FROM regions WHERE sub_add1 = ${bind(typed)})`),
    ),
    q: search((typed, bind) => `t.subject_type = 'restaurant' AND t.subject_id IN (${restaurantsNamed(typed, bind)})`),
  },
}
