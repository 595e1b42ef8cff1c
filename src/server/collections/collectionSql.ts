import { instantSql } from '../instantSql'
import { ALL_TIME } from '../directory/sql/restaurantCard'

/** Of `c`, without its places. */
export const COLLECTION_COLUMNS = `c.id, c.slug, c.title, c.summary, ${instantSql('c.updated_at')} AS updated_at`

/** Merged places resolve to their survivor, and undone merges to themselves; `s`: figures of public ones. */
export const COLLECTION_PLACES = `place_collections_places p
  CROSS JOIN LATERAL (
    WITH RECURSIVE merged AS (
      SELECT id, merged_into_id FROM restaurants WHERE id = p.restaurant_id
      UNION SELECT r.id, r.merged_into_id FROM merged JOIN restaurants r ON r.id = merged.merged_into_id
    ) SELECT id FROM merged WHERE merged_into_id IS NULL
  ) now
  JOIN restaurant_stats s ON s.restaurant_id = now.id AND ${ALL_TIME('s')}`
