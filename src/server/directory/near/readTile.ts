import { TILE_PLACES_MAX } from '@/domain/nearby/limits'
import { type MapTile, tileBounds } from '@/domain/nearby/mapTile'
import type { Tile, TilePlace } from '@/domain/directory/tileSchema'
import type { Queryable } from '@/infra/database/pool'
import { Parameters } from '../sql/listStatement'
import { PHOTOGRAPH } from '../sql/photographs'
import { ALL_TIME, BY_VISITS } from '../sql/restaurantCard'
import { withinBounds } from './nearSql'

/** Most visited first, up to `TILE_PLACES_MAX`. */
export async function readTile(sql: Queryable, tile: MapTile): Promise<Tile> {
  const parameters = new Parameters()
  const { rows } = await sql.query<TilePlace>(
    `SELECT r.id, r.title, r.category, r.sub_category, r.address, g.sub_add1, g.sub_add2,
       r.latitude, r.longitude, s.visit_count, s.agency_count, s.per_head_median, ${PHOTOGRAPH} AS photo
     FROM restaurants r JOIN restaurant_stats s ON s.restaurant_id = r.id AND ${ALL_TIME('s')}
       LEFT JOIN regions g ON g.id = r.region_id
     WHERE ${withinBounds(tileBounds(tile), parameters)}
     ORDER BY ${BY_VISITS} LIMIT ${TILE_PLACES_MAX + 1}`,
    parameters.values,
  )
  return { data: rows.slice(0, TILE_PLACES_MAX), is_partial: rows.length > TILE_PLACES_MAX }
}
