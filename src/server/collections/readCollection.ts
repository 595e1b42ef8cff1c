import type { Collection, CollectionPlace } from '@/domain/collection/schemas'
import type { Queryable } from '@/infra/database/pool'
import { visible } from '../visibility'
import { CARD_COLUMNS, CARD_JOINS_ALL_TIME } from '../directory/sql/restaurantCard'
import { COLLECTION_COLUMNS, COLLECTION_PLACES } from './collectionSql'

export type CollectionHeading = Omit<Collection, 'places'>

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
