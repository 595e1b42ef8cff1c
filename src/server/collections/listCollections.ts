import type { CollectionSummary } from '@/domain/collection/schemas'
import type { Queryable } from '@/infra/database/pool'
import { visible } from '../visibility'
import { COLLECTION_COLUMNS, COLLECTION_PLACES } from './collectionSql'

/** Places named in a summary. */
const NAMED = 3

const LIST = `
  SELECT ${COLLECTION_COLUMNS},
    coalesce(f.place_count, 0) AS place_count, coalesce(f.names[1:${NAMED}], '{}') AS first_places
  FROM (SELECT * FROM place_collections WHERE ${visible('place-collections')} ORDER BY position, id DESC LIMIT $1) c
  LEFT JOIN LATERAL (
    SELECT count(DISTINCT s.restaurant_id)::int AS place_count, array_agg(s.title ORDER BY p._order) AS names
    FROM ${COLLECTION_PLACES} WHERE p._parent_id = c.id
  ) f ON true
  ORDER BY c.position, c.id DESC`

/** In staff's order, newest first on ties. */
export async function listCollections(sql: Queryable, limit: number): Promise<CollectionSummary[]> {
  return (await sql.query<CollectionSummary>(LIST, [limit])).rows
}
