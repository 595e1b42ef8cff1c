import { type HistoryEntry, type HistoryPage, HISTORY_PAGE_SIZE } from '@/domain/backOffice/backOffice'
import { displayRegion } from '@/domain/region/regionNames'
import type { Queryable } from '@/infra/database/pool'

const CHANGES = `
  SELECT 'change-' || a.id AS key, 'change' AS kind, a.occurred_at AS at, a.event, a.actor_id, a.actor_role, a.reason,
    a.before, a.after, NULL::jsonb AS details
  FROM audit_log a WHERE a.subject_type = 'restaurant' AND a.subject_id = $1`

/** In the audit entry of the merge's change. */
const REASON_OF_MERGE = (event: string): string => `
  (SELECT a.reason FROM audit_log a WHERE a.subject_type = 'restaurant-merge' AND a.subject_id = m.id
    AND a.event = '${event}' ORDER BY a.id DESC LIMIT 1)`

const MERGE_DETAILS = `jsonb_build_object('merge', m.id, 'restaurant', o.id, 'title', o.title, 'isUndone', m.undone,
    'moved', (SELECT jsonb_object_agg(c.table_name, c.moved) FROM (
       SELECT table_name, count(*) AS moved FROM restaurant_merge_changes WHERE merge_id = m.id GROUP BY 1) c))`

const MERGES = `
  SELECT 'merge-' || m.id, 'merge', m.created_at, 'merged', m.merged_by_id, NULL, ${REASON_OF_MERGE('record_created')},
    NULL, NULL, ${MERGE_DETAILS}
  FROM restaurant_merges m JOIN restaurants o ON o.id = m.from_id WHERE m.into_id = $1
  UNION ALL
  SELECT 'merge-undone-' || m.id, 'merge', coalesce(m.undone_at, m.updated_at), 'merge_undone', m.undone_by_id, NULL,
    ${REASON_OF_MERGE('record_updated')}, NULL, NULL, ${MERGE_DETAILS}
  FROM restaurant_merges m JOIN restaurants o ON o.id = m.from_id WHERE m.into_id = $1 AND m.undone`

const IMPORTS = `
  SELECT 'import-' || b.id, 'import', b.created_at, 'imported', NULL, NULL, NULL, NULL, NULL,
    jsonb_build_object('batch', b.id, 'fileName', b.file_name, 'visits', coalesce(v.visits, 0))
  FROM (SELECT import_batch_id, count(*) AS visits FROM visits WHERE restaurant_id = $1 GROUP BY 1
        UNION ALL SELECT r.import_batch_id, 0 FROM restaurants r WHERE r.id = $1 AND NOT EXISTS (
          SELECT FROM visits x WHERE x.restaurant_id = $1 AND x.import_batch_id = r.import_batch_id)) v
  JOIN import_batches b ON b.id = v.import_batch_id`

const ENTRIES = `
  WITH entries AS (${CHANGES} UNION ALL ${MERGES} UNION ALL ${IMPORTS})
  SELECT e.key, e.kind, e.at, e.event, e.reason, e.before, e.after, e.details,
    CASE WHEN e.actor_id IS NOT NULL THEN jsonb_build_object('id', e.actor_id, 'nickname', u.nickname,
      'role', coalesce(e.actor_role, u.role::text)) END AS actor,
    count(*) OVER ()::int AS total
  FROM entries e LEFT JOIN users u ON u.id = e.actor_id
  ORDER BY e.at DESC, e.key DESC LIMIT $2 OFFSET $3`

interface Region {
  id: number
  province: string
  district: string | null
}

const regionIdsOf = (entries: readonly HistoryEntry[]): number[] =>
  entries.flatMap(({ before, after }) =>
    [before?.region, after?.region].filter((id): id is number => typeof id === 'number'),
  )

async function regionNames(sql: Queryable, ids: readonly number[]): Promise<Record<string, string>> {
  if (!ids.length) return {}
  const { rows } = await sql.query<Region>(
    'SELECT id, sub_add1 AS province, sub_add2 AS district FROM regions WHERE id = ANY ($1::int[])',
    [ids],
  )
  return Object.fromEntries(rows.map(({ id, ...region }) => [String(id), displayRegion(region)]))
}

/** Newest first: changes with author and reason, merges, and imports that added visits. `page` from 1 */
export async function readRestaurantHistory(sql: Queryable, id: number, page: number): Promise<HistoryPage> {
  const { rows } = await sql.query<HistoryEntry & { total: number }>(ENTRIES, [
    id,
    HISTORY_PAGE_SIZE,
    (page - 1) * HISTORY_PAGE_SIZE,
  ])
  const data = rows.map(({ total: _total, ...entry }) => entry)
  return { data, total: rows[0]?.total ?? 0, regions: await regionNames(sql, regionIdsOf(data)) }
}
