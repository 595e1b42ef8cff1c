import { type DuplicateCluster, duplicateClusters, type DuplicatePlace } from '@/domain/linkage/duplicates'
import { addressKey, addressKeyText } from '@/domain/place/address/addressKey'
import { nameKey } from '@/domain/place/keys/nameKey'
import { markChain } from '@/domain/place/words/placeWords'
import type { Queryable } from '@/infra/database/pool'
import { cacheIfLarge } from '../directory/sql/cacheIfLarge'
import { readChainNames } from '../words'

/** Decisions make room for more. */
const CLUSTERS_MAX = 500
/** Most visits first. */
const GROUPS_MAX = 5_000
/** Above this number of restaurants the result is cached for a minute. */
const LARGE = 2_000

/** Restaurants added by staff. */
const WITHOUT_SPELLING = `
  SELECT r.id, r.name, r.region_id AS region FROM restaurants r
  WHERE r.region_id IS NOT NULL AND r.merged_into_id IS NULL AND r.deleted_at IS NULL
    AND NOT EXISTS (SELECT FROM restaurant_aliases a WHERE a.restaurant_id = r.id)`

/** By name and district of their spellings, if several share both; `$1`: those without spellings. */
const GROUPS = `
  WITH named AS MATERIALIZED (
    SELECT a.region_id, a.name_key, a.restaurant_id FROM restaurant_aliases a
    WHERE a.region_id IS NOT NULL AND length(a.name_key) > 1
    UNION
    SELECT region, key, id FROM jsonb_to_recordset($1) AS own (region int, key text, id int) WHERE length(key) > 1
  ), shared AS (
    SELECT array_agg(n.restaurant_id ORDER BY n.restaurant_id) AS ids,
      sum(s.visit_count) - max(s.visit_count) AS moved
    FROM named n JOIN restaurants r ON r.id = n.restaurant_id AND r.merged_into_id IS NULL AND r.deleted_at IS NULL
    LEFT JOIN restaurant_stats s ON s.restaurant_id = r.id AND s.year = 0 AND s.agency_type = ''
    GROUP BY n.region_id, n.name_key HAVING count(*) BETWEEN 2 AND 50
  )
  SELECT ids FROM shared GROUP BY ids ORDER BY max(moved) DESC NULLS LAST, ids LIMIT ${GROUPS_MAX}`

const PLACES = `
  SELECT r.id, r.name, r.branch, r.title, r.address, r.latitude::float8 AS latitude, r.longitude::float8 AS longitude,
    COALESCE(s.visit_count, 0) AS "visitCount",
    ARRAY(SELECT DISTINCT a.address_key FROM restaurant_aliases a
      WHERE a.restaurant_id = r.id AND a.address_key ~ '[0-9]$') AS "addressKeys"
  FROM restaurants r
  LEFT JOIN restaurant_stats s ON s.restaurant_id = r.id AND s.year = 0 AND s.agency_type = ''
  WHERE r.id = ANY ($1::int[])`

/** Marked as different, here or in matching, or with a pending question. */
const DISTINCT_PAIRS = `
  SELECT one_id AS one, other_id AS other FROM duplicate_dismissals
  UNION SELECT LEAST(a.restaurant_id, q.candidate_id), GREATEST(a.restaurant_id, q.candidate_id)
  FROM match_reviews q JOIN restaurant_aliases a ON a.id = q.alias_id WHERE q.decision IN ('non_match', 'pending')`

const NUMBERED = /\d$/

/** Adds its own address, which staff may have typed, to those of its spellings. */
function withOwnAddress(place: DuplicatePlace): DuplicatePlace {
  const own = addressKeyText(addressKey(place.address))
  return NUMBERED.test(own) ? { ...place, addressKeys: [...place.addressKeys, own] } : place
}

interface Found {
  clusters: DuplicateCluster[]
  places: number
}

async function read(sql: Queryable): Promise<Found> {
  const { rows: added } = await sql.query<{ id: number; name: string; region: number }>(WITHOUT_SPELLING)
  const keyed = JSON.stringify(added.map(({ name, ...own }) => ({ ...own, key: nameKey(name) })))
  const { rows: groups } = await sql.query<{ ids: number[] }>(GROUPS, [keyed])
  if (groups.length === 0) return { clusters: [], places: 0 }
  const ids = [...new Set(groups.flatMap(({ ids: group }) => group))]
  const { rows: places } = await sql.query<DuplicatePlace>(PLACES, [ids])
  const { rows: pairs } = await sql.query<{ one: number; other: number }>(DISTINCT_PAIRS)
  const chains = await readChainNames(sql)
  const byId = new Map(places.map((place) => [place.id, markChain(withOwnAddress(place), chains)]))
  const distinct = new Set(pairs.map(({ one, other }) => `${one} ${other}`))
  const isDistinct = (one: number, other: number) => distinct.has(`${Math.min(one, other)} ${Math.max(one, other)}`)
  const clusters = new Map<string, DuplicateCluster>()
  for (const { ids: group } of groups)
    for (const cluster of duplicateClusters(
      group.flatMap((id) => byId.get(id) ?? []),
      isDistinct,
    ))
      clusters.set(
        cluster.places
          .map(({ id }) => id)
          .sort((a, b) => a - b)
          .join(' '),
        cluster,
      )
  const sorted = [...clusters.values()].sort(
    (a, b) => b.moved - a.moved || (a.places[0]?.id ?? 0) - (b.places[0]?.id ?? 0),
  )
  return { clusters: sorted, places: ids.length }
}

/** Those whose merge moves most first, up to the queue's limit. */
export async function findDuplicates(sql: Queryable): Promise<DuplicateCluster[]> {
  const { clusters } = await cacheIfLarge(
    sql,
    'duplicates',
    () => read(sql),
    ({ places }) => places > LARGE,
  )
  return clusters.slice(0, CLUSTERS_MAX)
}

export async function findDuplicateIssues(sql: Queryable) {
  const { clusters } = await read(sql)
  const issues = clusters.flatMap(({ places, evidence }) =>
    places.map(({ id }) => ({
      subjectType: 'restaurant',
      subjectId: id,
      groupKey: `${places[0]?.title} ${places[0]?.id}`,
      detail: { evidence },
    })),
  )
  // A restaurant with two names may be in two clusters.
  return [...new Map(issues.toReversed().map((issue) => [issue.subjectId, issue])).values()]
}

/** Before the next recount. `sql`: inside the deciding transaction */
export const dropDuplicateIssues = (sql: Queryable, restaurants: readonly number[]) =>
  sql.query(
    `DELETE FROM quality_issues
     WHERE type = 'duplicate' AND subject_type = 'restaurant' AND subject_id = ANY ($1::int[]) AND NOT is_marked`,
    [restaurants],
  )
