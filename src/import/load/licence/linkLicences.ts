import type { PoolClient } from 'pg'
import type { LinkReport } from '@/domain/licence/licenceImportReport'
import { refreshRestaurants } from '@/server/rankings/refreshRankings'
import { readChainNames } from '@/server/words'
import { selectLicence, type LicenceDecision } from '@/import/linkage/selectLicence'
import { AUTO_MATCH_THRESHOLD, commonHall } from '@/domain/linkage/evidence'
import type { Point } from '@/domain/distance'
import { readHalls } from '@/server/agencies/readAgency'
import { copyRows } from '@/infra/database/bulkLoad'
import { generateLicenceCandidates } from './generateLicenceCandidates'
import { enrichRestaurants, revertEnrichment } from './enrichment'
import { stageRestaurants } from './stageRestaurants'

const CREATE = `
  CREATE TEMP TABLE IF NOT EXISTS staged_links (
    restaurant_id integer PRIMARY KEY, licence_id integer NOT NULL, evidence text NOT NULL, confidence numeric NOT NULL
  ) ON COMMIT DROP;
  CREATE TEMP TABLE IF NOT EXISTS new_links (source_id integer PRIMARY KEY) ON COMMIT DROP;
  TRUNCATE staged_links, new_links`

const createLinkStage = (sql: PoolClient) => sql.query(CREATE)

async function stageLinks(
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
async function writeLinks(sql: PoolClient, now: Date): Promise<number> {
  await revertEnrichment(sql, STALE)
  const { rowCount } = await sql.query(WRITE, [now])
  await sql.query('ANALYZE staged_links, new_links')
  // Later statements join these tables; without ANALYZE the planner would assume they are empty.
  if ((rowCount ?? 0) >= ANALYZE_FROM_ROWS) await sql.query('ANALYZE restaurant_sources')
  return rowCount ?? 0
}

/** Staff decide, so both are below the automatic threshold. */
const CONFIDENCE = { sameEvidence: AUTO_MATCH_THRESHOLD - 0.01, otherEvidence: AUTO_MATCH_THRESHOLD - 0.05 }

/** Queues the newer one's first alias against the older. Pairs ever queued, in either direction, are not repeated. */
const ASK = `
  WITH standing AS (
    SELECT s.restaurant_id, s.licence_id, s.evidence, COUNT(*) OVER (PARTITION BY s.licence_id) AS restaurants
    FROM restaurant_sources s JOIN restaurants r ON r.id = s.restaurant_id
    WHERE s.kind = 'licence' AND s.evidence IN ('same_address', 'near_spelling')
      AND r.merged_into_id IS NULL AND r.deleted_at IS NULL AND s.licence_id IN (SELECT licence_id FROM staged_links)
  ),
  shared AS MATERIALIZED (SELECT * FROM standing WHERE restaurants > 1),
  pairs AS MATERIALIZED (
    SELECT older.restaurant_id AS older, younger.restaurant_id AS younger,
      older.evidence = younger.evidence AS same_evidence
    FROM shared older
    JOIN shared younger ON younger.licence_id = older.licence_id AND younger.restaurant_id > older.restaurant_id
  ),
  asked AS (
    SELECT p.older, p.younger FROM pairs p JOIN restaurant_aliases a ON a.restaurant_id = p.younger
    JOIN match_reviews q ON q.alias_id = a.id AND q.candidate_id = p.older
    UNION
    SELECT p.older, p.younger FROM pairs p JOIN restaurant_aliases a ON a.restaurant_id = p.older
    JOIN match_reviews q ON q.alias_id = a.id AND q.candidate_id = p.younger
  ),
  spelt AS (
    SELECT p.older, p.younger, p.same_evidence, MIN(a.id) AS alias_id
    FROM pairs p JOIN restaurant_aliases a ON a.restaurant_id = p.younger GROUP BY p.older, p.younger, p.same_evidence
  )
  INSERT INTO match_reviews (alias_id, candidate_id, confidence, evidence, decision)
  SELECT alias_id, older, CASE WHEN same_evidence THEN $1::numeric ELSE $2::numeric END, 'licence', 'pending'
  FROM spelt LEFT JOIN asked USING (older, younger) WHERE asked.older IS NULL
  ON CONFLICT (alias_id, candidate_id) DO NOTHING`

/** Never merges. Returns the number of new reviews. */
async function queueSharedLicenceReviews(sql: PoolClient): Promise<number> {
  const { rowCount } = await sql.query(ASK, [CONFIDENCE.sameEvidence, CONFIDENCE.otherEvidence])
  return rowCount ?? 0
}

/** Where those sit who visited restaurants that may have several licences; one statement for all. */
async function hallsOf(sql: PoolClient, restaurants: readonly number[]): Promise<Map<number, Point | null>> {
  if (restaurants.length === 0) return new Map()
  const { rows } = await sql.query<{ restaurant: number; agencies: number[] }>(
    `SELECT restaurant_id AS restaurant, array_agg(DISTINCT agency_id) AS agencies FROM visits
     WHERE restaurant_id = ANY ($1::int[]) GROUP BY 1`,
    [restaurants],
  )
  const halls = await readHalls(
    sql,
    rows.flatMap(({ agencies }) => agencies),
  )
  return new Map(rows.map(({ restaurant, agencies }) => [restaurant, commonHall(agencies.map((id) => halls.get(id)))]))
}

/** Fills missing fields. Call it after writing restaurants and visits. Skips merged, trashed and district-less ones. */
export async function linkLicences(sql: PoolClient, ids: readonly number[] | 'all', now: Date): Promise<LinkReport> {
  const report: LinkReport = {
    linked: { same_address: 0, near_spelling: 0, only_in_district: 0, near_hall: 0 },
    ambiguous: 0,
    changed: 0,
    reviews: 0,
  }
  if (ids !== 'all' && ids.length === 0) return report
  const { rows } = await sql.query<{ any: boolean }>('SELECT EXISTS (SELECT FROM licences) AS any')
  if (!rows[0]?.any) return report
  await stageRestaurants(sql, ids)
  await createLinkStage(sql)
  for await (const sought of generateLicenceCandidates(sql, await readChainNames(sql))) {
    const decided = sought.map((task) => ({ ...task, first: selectLicence(task.place, task.candidates) }))
    const halls = await hallsOf(
      sql,
      decided.flatMap(({ place, first }) => (first === 'ambiguous' ? place.restaurant : [])),
    )
    const links = decided.flatMap(({ place, candidates, first }) => {
      const hall = halls.get(place.restaurant)
      const decision = hall ? selectLicence(place, candidates, hall) : first
      if (decision === 'ambiguous') report.ambiguous += 1
      if (decision === null || decision === 'ambiguous') return []
      report.linked[decision.evidence] += 1
      return [{ restaurant: place.restaurant, ...decision }]
    })
    await stageLinks(sql, links)
  }
  report.changed = await writeLinks(sql, now)
  const moved = await enrichRestaurants(sql, now)
  report.reviews = await queueSharedLicenceReviews(sql)
  await refreshRestaurants(sql, moved)
  return report
}
