import type { PoolClient } from 'pg'
import { classifyPlace } from '@/domain/place/classifyPlace'
import { restaurantTitle } from '@/domain/restaurantTitle'
import type { Decision } from '../plan/decidePlaces'
import { copyRows } from './copyRows'

const RESTAURANTS = 'COPY restaurants (id, title, name, branch, category, sub_category, address, region_id, import_batch_id) FROM STDIN'
const ALIASES =
  'COPY restaurant_aliases (id, restaurant_id, key, spelling, name_key, region_id, address_key, evidence, import_batch_id) FROM STDIN'

export type MadePlace = Decision & { alias: number }

/**
 * Writes the new restaurants among the decisions, and every decision's spelling.
 * @param regions ids of regions by code
 */
export async function writePlaces(sql: PoolClient, batch: number, made: readonly MadePlace[], regions: ReadonlyMap<string, number>): Promise<void> {
  const regionOf = ({ place: { regionCode } }: MadePlace) => (regionCode === null ? null : (regions.get(regionCode) ?? null))
  const fresh = made.filter(({ evidence }) => evidence === 'new')
  await copyRows(sql, RESTAURANTS, fresh.map((each) => {
    const { name, branch, address } = each.place.shop
    const { category, subCategory } = classifyPlace(name)
    return [each.restaurant, restaurantTitle(name, branch), name, branch, category, subCategory, address, regionOf(each), batch]
  }))
  await copyRows(sql, ALIASES, made.map((each) => {
    const { key, spelling, nameKey, addressKey } = each.place
    return [each.alias, each.restaurant, key, spelling, nameKey, regionOf(each), addressKey || null, each.evidence, batch]
  }))
}
