import { AGENCY_TYPES } from '@/domain/agencyTypes'
import { anyContains, flag, oneOf, relation, search, text } from '../filters'
import type { ListSpec } from '../listSpec'

export const agencyList: ListSpec = {
  table: 'agencies',
  joins: `LEFT JOIN regions g ON g.id = t.region_id LEFT JOIN agencies p ON p.id = t.parent_id`,
  columns: {
    name: 't.name',
    type: 't.type',
    parent: 't.parent_id',
    parentName: 'p.name',
    region: 't.region_id',
    province: 'g.sub_add1',
    district: 'g.sub_add2',
    aliases: 't.aliases',
    sourceUrl: 't.source_url',
    category: 't.category',
    subCategory: 't.sub_category',
    lastSpentAt: '(SELECT max(v.spent_at) FROM visits v WHERE v.agency_id = t.id)',
    createdAt: 't.created_at',
    updatedAt: 't.updated_at',
  },
  detail: {
    visitCount: '(SELECT count(*) FROM visits v WHERE v.agency_id = t.id)',
    departmentCount: '(SELECT count(*) FROM departments d WHERE d.agency_id = t.id)',
    childCount: '(SELECT count(*) FROM agencies c WHERE c.parent_id = t.id)',
    merges: `(SELECT coalesce(json_agg(json_build_object('id', m.id, 'name', m.former->'agency'->>'name',
        'by', u.nickname, 'at', m.merged_at) ORDER BY m.id DESC), '[]')
      FROM agency_merges m LEFT JOIN users u ON u.id = m.merged_by_id
      WHERE m.into_id = t.id AND m.undone_at IS NULL)`,
  },
  sorts: {
    id: { by: 't.id' },
    name: { by: 't.name' },
    type: { by: 't.type' },
    createdAt: { by: 't.created_at' },
  },
  defaultSort: { field: 'createdAt', order: 'DESC' },
  filters: {
    q: search((typed, bind) => anyContains(['t.name', 't.aliases::text'], typed, bind)),
    type: oneOf('t.type', AGENCY_TYPES),
    region: relation('t.region_id'),
    parent: relation('t.parent_id'),
    category: text('t.category'),
    hasSource: flag("coalesce(t.source_url, '') <> ''"),
  },
}
