import type { Payload } from 'payload'
import type { Collection, CollectionPlace, CollectionSummary } from '@/contract/collections'
import type { Queryable } from '@/infra/database/pool'
import { instantSql, visible } from './sqlConditions'
import { ALL_TIME, CARD_COLUMNS, CARD_JOINS_ALL_TIME } from './directory/sql/restaurantCard'

/** Of `c`, without its places. */
const COLLECTION_COLUMNS = `c.id, c.slug, c.title, c.summary, ${instantSql('c.updated_at')} AS updated_at`

/** Merged places resolve to their survivor, and undone merges to themselves; `s`: figures of public ones. */
const COLLECTION_PLACES = `place_collections_places p
  CROSS JOIN LATERAL (
    WITH RECURSIVE merged AS (
      SELECT id, merged_into_id FROM restaurants WHERE id = p.restaurant_id
      UNION SELECT r.id, r.merged_into_id FROM merged JOIN restaurants r ON r.id = merged.merged_into_id
    ) SELECT id FROM merged WHERE merged_into_id IS NULL
  ) now
  JOIN restaurant_stats s ON s.restaurant_id = now.id AND ${ALL_TIME('s')}`

type CollectionHeading = Omit<Collection, 'places'>

const COLLECTION = `
  SELECT ${COLLECTION_COLUMNS} FROM place_collections c WHERE ${visible('place-collections', 'c')} AND `
const PLACES = `
  SELECT ${CARD_COLUMNS}, p.remark FROM (
    SELECT DISTINCT ON (s.restaurant_id) s.*, p._order AS place_order, coalesce(p.remark, '') AS remark
    FROM ${COLLECTION_PLACES} WHERE p._parent_id = $1 ORDER BY s.restaurant_id, p._order
  ) s ${CARD_JOINS_ALL_TIME} CROSS JOIN LATERAL (SELECT s.remark) p
  ORDER BY s.place_order`

export async function withPlaces(
  sql: Queryable,
  collection: CollectionHeading | undefined,
): Promise<Collection | null> {
  if (!collection) return null
  return { ...collection, places: (await sql.query<CollectionPlace>(PLACES, [collection.id])).rows }
}

export const readCollection = async (sql: Queryable, slug: string): Promise<Collection | null> =>
  withPlaces(sql, (await sql.query<CollectionHeading>(`${COLLECTION} c.slug = $1`, [slug])).rows[0])

export const readCollectionById = async (sql: Queryable, id: number): Promise<Collection | null> =>
  withPlaces(sql, (await sql.query<CollectionHeading>(`${COLLECTION} c.id = $1`, [id])).rows[0])

/** As a visitor sees it; undefined if there is none. */
export async function findCollection(payload: Payload, slug: string): Promise<CollectionHeading | undefined> {
  const { docs } = await payload.find({
    collection: 'place-collections',
    where: { slug: { equals: slug } },
    select: { slug: true, title: true, summary: true, updatedAt: true },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
  })
  return docs.map(({ id, title, summary, updatedAt }) => ({
    id,
    slug,
    title,
    summary,
    updated_at: String(updatedAt),
  }))[0]
}

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
