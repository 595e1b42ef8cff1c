import { agencies } from '@/resources/agencies'
import { flag } from '../filters'
import { listOf } from '../listOf'

export const agencyList = listOf(agencies, {
  joins: `LEFT JOIN regions g ON g.id = t.region_id LEFT JOIN agencies p ON p.id = t.parent_id`,
  sql: {
    parentName: 'p.name',
    province: 'g.sub_add1',
    district: 'g.sub_add2',
    lastSpentAt: '(SELECT max(v.spent_at) FROM visits v WHERE v.agency_id = t.id)',
    visitCount: '(SELECT count(*) FROM visits v WHERE v.agency_id = t.id)',
    departmentCount: '(SELECT count(*) FROM departments d WHERE d.agency_id = t.id)',
    childCount: '(SELECT count(*) FROM agencies c WHERE c.parent_id = t.id)',
    boardCount: '(SELECT count(*) FROM sources s WHERE s.agency_id = t.id)',
    hallLatitude: 't.hall_latitude::float8',
    hallLongitude: 't.hall_longitude::float8',
    repliedOn: `to_char(t.replied_on AT TIME ZONE 'UTC', 'YYYY-MM-DD')`,
    merges: `(SELECT coalesce(json_agg(json_build_object('id', m.id, 'name', m.former->'agency'->>'name',
        'by', u.nickname, 'at', m.merged_at) ORDER BY m.id DESC), '[]')
      FROM agency_merges m LEFT JOIN users u ON u.id = m.merged_by_id
      WHERE m.into_id = t.id AND m.undone_at IS NULL)`,
  },
  filters: { hasSource: flag("coalesce(t.source_url, '') <> ''") },
})
