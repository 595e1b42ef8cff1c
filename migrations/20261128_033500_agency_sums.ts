import type { MigrateArgs } from './migration'

/** Inputs for directory-wide totals: visits with a source, and visits per 5,000 won a head. */
export async function up({ db }: MigrateArgs): Promise<void> {
  await db.execute(`
    ALTER TABLE agency_stats ADD COLUMN sourced_count integer NOT NULL DEFAULT 0,
      ADD COLUMN per_head_steps integer[] NOT NULL DEFAULT '{}';
    WITH visits_of AS (
      SELECT v.agency_id, doc.url IS NOT NULL AS is_sourced,
        CASE WHEN v.headcount > 0 THEN LEAST(floor(v.amount::float8 / v.headcount / 5000), 11)::int END AS step
      FROM visits v LEFT JOIN source_documents doc ON doc.id = v.source_document_id
      WHERE v.restaurant_id IN (SELECT restaurant_id FROM restaurant_stats
        WHERE is_active AND year = 0 AND agency_type = '')
    ),
    stepped AS (
      SELECT agency_id, step, count(*)::int AS visits, count(*) FILTER (WHERE is_sourced)::int AS sourced
      FROM visits_of GROUP BY 1, 2
    ),
    summed AS (
      SELECT agency_id, sum(sourced)::int AS sourced, ARRAY(
          SELECT COALESCE(own.visits, 0) FROM generate_series(0, 11) AS nth (step)
          LEFT JOIN stepped own ON (own.agency_id, own.step) = (s.agency_id, nth.step) ORDER BY nth.step
        ) AS steps
      FROM stepped s GROUP BY agency_id
    )
    UPDATE agency_stats a SET sourced_count = summed.sourced, per_head_steps = summed.steps
    FROM summed WHERE summed.agency_id = a.agency_id;`)
}

export async function down({ db }: MigrateArgs): Promise<void> {
  await db.execute('ALTER TABLE agency_stats DROP COLUMN sourced_count, DROP COLUMN per_head_steps')
}
