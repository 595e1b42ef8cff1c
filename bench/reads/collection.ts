import type { Pool } from 'pg'

/** The address of the collection that `addCollection` makes. */
export const COLLECTION = 'bench'

const ADD = `
  WITH made AS (
    INSERT INTO place_collections (title, slug, summary, published) VALUES ('모아 보기', $1, '소개', true)
    ON CONFLICT (slug) DO NOTHING RETURNING id
  )
  INSERT INTO place_collections_places (_order, _parent_id, id, restaurant_id, remark)
  SELECT given.place, made.id, 'bench-' || given.place, given.id, '한마디'
  FROM made, unnest($2::int[]) WITH ORDINALITY AS given (id, place)`

/** A published collection of these restaurants, as staff would make one. */
export async function addCollection(pool: Pool, ids: readonly number[]): Promise<void> {
  await pool.query(ADD, [COLLECTION, ids])
}
