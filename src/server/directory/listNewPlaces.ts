import type { Queryable } from '@/infra/database/pool'
import { instantSql } from '../instantSql'
import { ALL_TIME } from './sql/restaurantCard'

/** Places that a feed names. */
const NEW_PLACES = 30

export interface NewPlace {
  id: number
  title: string
  address: string | null
  visit_count: number
  agency_count: number
  /** when it came into the directory */
  created_at: string
}

/** A district has some thousands of places at most, which are sorted as they are read. */
const NEWEST = `
  SELECT r.id, r.title, r.address, s.visit_count, s.agency_count, ${instantSql('r.created_at')} AS created_at
  FROM restaurant_stats s JOIN restaurants r ON r.id = s.restaurant_id
  WHERE ${ALL_TIME('s')} AND s.region_code = $1 AND s.visit_count > 0
  ORDER BY r.created_at DESC, r.id DESC LIMIT $2`

/** The places of a district that came into the directory last, the newest first. */
export async function listNewPlaces(sql: Queryable, regionCode: string): Promise<NewPlace[]> {
  return (await sql.query<NewPlace>(NEWEST, [regionCode, NEW_PLACES])).rows
}
