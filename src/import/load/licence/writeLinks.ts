import type { PoolClient } from 'pg'
import { copyRows } from '@/infra/database/copyRows'
import type { LicenceDecision } from '@/import/linkage/selectLicence'
import { revertEnrichment } from './revertEnrichment'

const CREATE = `
  CREATE TEMP TABLE IF NOT EXISTS staged_links (
    restaurant_id integer PRIMARY KEY, licence_id integer NOT NULL, evidence text NOT NULL, confidence numeric NOT NULL
  ) ON COMMIT DROP;
  CREATE TEMP TABLE IF NOT EXISTS new_links (source_id integer PRIMARY KEY) ON COMMIT DROP;
  TRUNCATE staged_links, new_links`

export const createLinkStage = (sql: PoolClient) => sql.query(CREATE)

export async function stageLinks(
  sql: PoolClient,
  links: readonly (LicenceDecision & { restaurant: number })[],
): Promise<void> {
  await copyRows(
    sql,
    'COPY staged_links FROM STDIN',
    links.map(({ restaurant, licence, evidence, confidence }) => [restaurant, licence, evidence, confidence]),
  )
}

/** Links of the checked restaurants that no longer hold, or lead to another licence. */
const STALE = `
  SELECT s.id FROM restaurant_sources s JOIN staged_restaurants p USING (restaurant_id)
  LEFT JOIN staged_links k ON k.restaurant_id = s.restaurant_id AND k.licence_id = s.licence_id
  WHERE s.kind = 'licence' AND k.restaurant_id IS NULL`

const WRITE = `
  WITH written AS (
    INSERT INTO restaurant_sources AS s (restaurant_id, kind, licence_id, external_id, evidence, confidence, checked_at)
    SELECT k.restaurant_id, 'licence', l.id, l.number, k.evidence::enum_restaurant_sources_evidence, k.confidence, $1
    FROM staged_links k JOIN licences l ON l.id = k.licence_id ORDER BY k.restaurant_id
    ON CONFLICT (restaurant_id, kind) DO UPDATE
    SET evidence = EXCLUDED.evidence, confidence = EXCLUDED.confidence, checked_at = EXCLUDED.checked_at
    WHERE (s.evidence, s.confidence) IS DISTINCT FROM (EXCLUDED.evidence, EXCLUDED.confidence)
    RETURNING id, xmax = 0 AS is_new
  )
  INSERT INTO new_links SELECT id FROM written WHERE is_new`

const ANALYZE_FROM_ROWS = 1_000

/** Writes decided links to `restaurant_sources`, and new ones to `new_links`. Returns the number of links. */
export async function writeLinks(sql: PoolClient, now: Date): Promise<number> {
  await revertEnrichment(sql, STALE)
  const { rowCount } = await sql.query(WRITE, [now])
  await sql.query('ANALYZE staged_links, new_links')
  // Later statements join these tables; without ANALYZE the planner would assume they are empty.
  if ((rowCount ?? 0) >= ANALYZE_FROM_ROWS) await sql.query('ANALYZE restaurant_sources')
  return rowCount ?? 0
}
