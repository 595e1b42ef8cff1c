import { SHARED_AGENCIES, SIMILAR_BAND, SIMILAR_SHOWN } from '@/domain/directory/directory'
import type { Similar, SimilarPlace } from '@/contract/directory'
import type { Queryable } from '@/infra/database/pool'
import { ALL_TIME, BY_VISITS, CARD_COLUMNS, CARD_JOINS_ALL_TIME } from './sql/restaurantCard'

/** Of those, only the most visited are considered. */
const PLACES_OF_AGENCY = 50
const PLACES_OF_DISTRICT = 300

/**
 * `shared`: other places of its most frequent institutions, most shared first. `similar`: in the district with similar
 * prices, same kind first.
 */
const SIMILAR = `
  WITH own AS MATERIALIZED (
    SELECT s.restaurant_id, s.region_code, s.per_head_median, r.category, r.sub_category
    FROM restaurant_stats s JOIN restaurants r ON r.id = s.restaurant_id
    WHERE s.restaurant_id = $1 AND ${ALL_TIME('s')}
  ), agencies AS MATERIALIZED (
    SELECT agency_id FROM agency_places WHERE restaurant_id = $1 ORDER BY visit_count DESC, agency_id
    LIMIT ${SHARED_AGENCIES}
  ), shared AS MATERIALIZED (
    SELECT o.restaurant_id, o.agencies,
      row_number() OVER (ORDER BY o.agencies DESC, o.visits DESC, o.restaurant_id) AS position
    FROM (
      SELECT p.restaurant_id, count(*)::int AS agencies, sum(p.visit_count) AS visits
      FROM agencies a CROSS JOIN LATERAL (
        SELECT restaurant_id, visit_count FROM agency_places WHERE agency_id = a.agency_id AND restaurant_id <> $1
        ORDER BY visit_count DESC, restaurant_id LIMIT ${PLACES_OF_AGENCY}
      ) p GROUP BY 1
    ) o JOIN restaurant_stats s ON s.restaurant_id = o.restaurant_id AND ${ALL_TIME('s')}
    JOIN restaurants r ON r.id = o.restaurant_id AND r.closed_on IS NULL
    ORDER BY position LIMIT ${SIMILAR_SHOWN}
  ), beside AS (
    SELECT s.restaurant_id, 0 AS agencies,
      row_number() OVER (ORDER BY r.category = own.category DESC,
        r.sub_category IS NOT DISTINCT FROM own.sub_category DESC, ${BY_VISITS}) AS position
    FROM own CROSS JOIN LATERAL (
      SELECT * FROM restaurant_stats s
      WHERE s.region_code = own.region_code AND ${ALL_TIME('s')} AND s.restaurant_id <> own.restaurant_id
      ORDER BY ${BY_VISITS} LIMIT ${PLACES_OF_DISTRICT}
    ) s JOIN restaurants r ON r.id = s.restaurant_id AND r.closed_on IS NULL
    WHERE s.per_head_median BETWEEN own.per_head_median / ${SIMILAR_BAND} AND own.per_head_median * ${SIMILAR_BAND}
      AND s.restaurant_id NOT IN (SELECT restaurant_id FROM shared)
    ORDER BY position LIMIT ${SIMILAR_SHOWN}
  ), picked AS (
    SELECT 'shared' AS list, * FROM shared UNION ALL SELECT 'similar', * FROM beside
  )
  SELECT ${CARD_COLUMNS}, picked.list, picked.agencies AS shared_agency_count
  FROM picked JOIN restaurant_stats s ON s.restaurant_id = picked.restaurant_id AND ${ALL_TIME('s')}
  ${CARD_JOINS_ALL_TIME}
  ORDER BY picked.list, picked.position`

/** Empty if the restaurant is not public. */
export async function listSimilar(sql: Queryable, id: number): Promise<Similar> {
  const { rows } = await sql.query<SimilarPlace & { list: keyof Similar }>(SIMILAR, [id])
  const of = (name: keyof Similar): SimilarPlace[] =>
    rows.filter(({ list }) => list === name).map(({ list: _list, ...place }) => place)
  return { similar: of('similar'), shared: of('shared') }
}
