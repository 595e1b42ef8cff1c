/** In the audit entry of the merge's change. */
const REASON_OF_MERGE = (event: string): string => `
  (SELECT a.reason FROM audit_log a WHERE a.subject_type = 'restaurant-merge' AND a.subject_id = m.id
    AND a.event = '${event}' ORDER BY a.id DESC LIMIT 1)`

const MERGE_DETAILS = `jsonb_build_object('merge', m.id, 'restaurant', o.id, 'title', o.title, 'isUndone', m.undone,
    'moved', (SELECT jsonb_object_agg(c.table_name, c.moved) FROM (
       SELECT table_name, count(*) AS moved FROM restaurant_merge_changes WHERE merge_id = m.id GROUP BY 1) c))`

/**
 * Of the restaurant `$2`, besides its changes: merges, and imports that added visits. Columns as in `readActivity`.
 */
export const RESTAURANT_EVENTS: readonly string[] = [
  `SELECT 'merge-' || m.id, 'merge', m.id, m.created_at, 'merged', m.merged_by_id, NULL,
    ${REASON_OF_MERGE('record_created')}, NULL::jsonb, NULL::jsonb, ${MERGE_DETAILS}
  FROM restaurant_merges m JOIN restaurants o ON o.id = m.from_id WHERE m.into_id = $2`,
  `SELECT 'merge-undone-' || m.id, 'merge', m.id, coalesce(m.undone_at, m.updated_at), 'merge_undone', m.undone_by_id,
    NULL, ${REASON_OF_MERGE('record_updated')}, NULL::jsonb, NULL::jsonb, ${MERGE_DETAILS}
  FROM restaurant_merges m JOIN restaurants o ON o.id = m.from_id WHERE m.into_id = $2 AND m.undone`,
  `SELECT 'import-' || b.id, 'import', b.id, b.created_at, 'imported', NULL::int, NULL, NULL, NULL::jsonb, NULL::jsonb,
    jsonb_build_object('batch', b.id, 'fileName', b.file_name, 'visits', coalesce(v.visits, 0))
  FROM (SELECT import_batch_id, count(*) AS visits FROM visits WHERE restaurant_id = $2 GROUP BY 1
        UNION ALL SELECT r.import_batch_id, 0 FROM restaurants r WHERE r.id = $2 AND NOT EXISTS (
          SELECT FROM visits x WHERE x.restaurant_id = $2 AND x.import_batch_id = r.import_batch_id)) v
  JOIN import_batches b ON b.id = v.import_batch_id`,
]
