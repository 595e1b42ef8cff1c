import type { Queryable } from '@/infra/database/pool'
import { instantSql } from '../instantSql'
import { ALL_TIME } from './sql/restaurantCard'

const NEW_PLACES = 30

export interface NewPlace {
  id: number
  title: string
  address: string | null
  visit_count: number
  agency_count: number
  /** when it was added to the directory */
  created_at: string
}

/** Along the index of a district's newest, until enough public ones are found. */
const NEWEST = `
  SELECT r.id, r.title, r.address, s.visit_count, s.agency_count, ${instantSql('r.created_at')} AS created_at
  FROM restaurants r JOIN restaurant_stats s ON s.restaurant_id = r.id AND ${ALL_TIME('s')} AND s.visit_count > 0
  WHERE r.region_id = (SELECT id FROM regions WHERE code = $1)
  ORDER BY r.created_at DESC, r.id DESC LIMIT $2`

export async function listNewPlaces(sql: Queryable, regionCode: string): Promise<NewPlace[]> {
  return (await sql.query<NewPlace>(NEWEST, [regionCode, NEW_PLACES])).rows
}
