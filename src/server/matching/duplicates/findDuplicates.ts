import { type DuplicateCluster, duplicateClusters, type DuplicatePlace } from '@/domain/linkage/duplicates'
import { markChain } from '@/domain/place/words/chainNamesOfStaff'
import type { Queryable } from '@/infra/database/pool'
import { cacheIfLarge } from '../../directory/sql/cacheIfLarge'
import { readChainNames } from '../../words/readChainNames'

/** Clusters that are shown; deciding about them brings up the next. */
const CLUSTERS_MAX = 500
/** Groups that are looked at, those with most visits first. */
const GROUPS_MAX = 5_000
/** Above this many restaurants in question the answer may be a minute old. */
const LARGE = 2_000

/** Restaurants that everybody sees, by the name and the district of their spellings, where several share both. */
const GROUPS = `
  WITH named AS MATERIALIZED (
    SELECT DISTINCT a.region_id, a.name_key, a.restaurant_id FROM restaurant_aliases a
    WHERE a.region_id IS NOT NULL AND length(a.name_key) > 1
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

/** Pairs that somebody said are two places, here or in matching, and those that a question waits about. */
const DISTINCT_PAIRS = `
  SELECT one_id AS one, other_id AS other FROM duplicate_dismissals
  UNION SELECT LEAST(a.restaurant_id, q.candidate_id), GREATEST(a.restaurant_id, q.candidate_id)
  FROM match_reviews q JOIN restaurant_aliases a ON a.id = q.alias_id WHERE q.decision IN ('non_match', 'pending')`

interface Found {
  clusters: DuplicateCluster[]
  places: number
}

async function read(sql: Queryable): Promise<Found> {
  const { rows: groups } = await sql.query<{ ids: number[] }>(GROUPS)
  if (groups.length === 0) return { clusters: [], places: 0 }
  const ids = [...new Set(groups.flatMap(({ ids: group }) => group))]
  const [{ rows: places }, { rows: pairs }, chains] = await Promise.all([
    sql.query<DuplicatePlace>(PLACES, [ids]),
    sql.query<{ one: number; other: number }>(DISTINCT_PAIRS),
    readChainNames(sql),
  ])
  const byId = new Map(places.map((place) => [place.id, markChain(place, chains)]))
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
  return { clusters: sorted.slice(0, CLUSTERS_MAX), places: ids.length }
}

/** Clusters of restaurants that are likely one, those whose merge moves most first. */
export const findDuplicates = async (sql: Queryable): Promise<DuplicateCluster[]> =>
  (
    await cacheIfLarge(
      sql,
      'duplicates',
      () => read(sql),
      ({ places }) => places > LARGE,
    )
  ).clusters
