import type { Queryable } from '@/infra/database/pool'

/** As in a later import; a row that also names another place stays a visit there. Counts still add up. */
const SKIP = `
  WITH gone AS (DELETE FROM visits WHERE restaurant_id = ANY ($1::int[]) RETURNING *),
  emptied AS (
    SELECT g.import_batch_id AS batch, g.sheet, g.row_number, max(g.amount) AS amount FROM gone g
    WHERE g.import_batch_id IS NOT NULL AND g.row_number IS NOT NULL AND NOT EXISTS (
      SELECT FROM visits v WHERE v.import_batch_id = g.import_batch_id AND v.sheet IS NOT DISTINCT FROM g.sheet
        AND v.row_number = g.row_number AND v.restaurant_id <> ALL ($1::int[]))
    GROUP BY 1, 2, 3
  ),
  noted AS (
    INSERT INTO import_row_issues (import_batch_id, sheet, row_number, status, reason, amount)
    SELECT batch, sheet, row_number, 'skip', 'place_person', amount FROM emptied
  ),
  counted AS (
    SELECT g.batch, g.visits, count(e.batch) AS rows, coalesce(sum(e.amount), 0) AS amount
    FROM (SELECT import_batch_id AS batch, count(*) AS visits FROM gone WHERE import_batch_id IS NOT NULL GROUP BY 1) g
    LEFT JOIN emptied e USING (batch) GROUP BY 1, 2
  ),
  corrected AS (
    UPDATE import_batches b SET visits_made = b.visits_made - c.visits, rows_visited = b.rows_visited - c.rows,
      rows_skipped = b.rows_skipped + c.rows, amount_visited = b.amount_visited - c.amount,
      amount_skipped = b.amount_skipped + c.amount, updated_at = now(),
      reasons = CASE WHEN c.rows = 0 THEN b.reasons ELSE b.reasons
        || jsonb_build_object('place_person', coalesce((b.reasons ->> 'place_person')::int, 0) + c.rows) END
    FROM counted c WHERE b.id = c.batch
  )
  SELECT count(*)::int AS visits FROM gone`

/** Of restaurants without a remaining name. Returns how many. */
export async function skipVisits(sql: Queryable, restaurants: readonly number[]): Promise<number> {
  const { rows } = await sql.query<{ visits: number }>(SKIP, [restaurants])
  return rows[0]?.visits ?? 0
}
