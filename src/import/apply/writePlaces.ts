import type { PoolClient } from 'pg'
import { classifyPlace } from '@/domain/place/classifyPlace'
import { restaurantTitle } from '@/domain/restaurantTitle'
import type { Decision } from '../plan/decidePlaces'

const RESTAURANTS = `
  INSERT INTO restaurants (id, title, name, branch, category, sub_category, address, region_id, import_batch_id)
  SELECT g.id, g.title, g.name, g.branch, g.category::enum_restaurants_category, g.sub_category, g.address, r.id, $2
  FROM jsonb_to_recordset($1::jsonb)
    AS g (id int, title text, name text, branch text, category text, sub_category text, address text, code text)
  LEFT JOIN regions r ON r.code = g.code`

const ALIASES = `
  INSERT INTO restaurant_aliases (id, restaurant_id, key, spelling, name_key, region_id, address_key, evidence, import_batch_id)
  SELECT g.id, g.restaurant, g.key, g.spelling, g.name_key, r.id, g.address_key, g.evidence::enum_restaurant_aliases_evidence, $2
  FROM jsonb_to_recordset($1::jsonb)
    AS g (id int, restaurant int, key text, spelling text, name_key text, code text, address_key text, evidence text)
  LEFT JOIN regions r ON r.code = g.code`

function classOf(name: string): { category: string; sub_category: string | null } {
  const { category, subCategory } = classifyPlace(name)
  return { category, sub_category: subCategory }
}

/** Writes the new restaurants among the decisions, and every decision's spelling. */
export async function writePlaces(sql: PoolClient, batch: number, decisions: readonly (Decision & { alias: number })[]): Promise<void> {
  const restaurants = decisions.filter(({ evidence }) => evidence === 'new').map(({ restaurant, place: { shop, regionCode } }) => ({
    id: restaurant,
    title: restaurantTitle(shop.name, shop.branch),
    name: shop.name,
    branch: shop.branch,
    ...classOf(shop.name),
    address: shop.address,
    code: regionCode,
  }))
  if (restaurants.length) await sql.query(RESTAURANTS, [JSON.stringify(restaurants), batch])
  const aliases = decisions.map(({ alias, restaurant, evidence, place }) => ({
    id: alias,
    restaurant,
    key: place.key,
    spelling: place.spelling,
    name_key: place.nameKey,
    code: place.regionCode,
    address_key: place.addressKey || null,
    evidence,
  }))
  await sql.query(ALIASES, [JSON.stringify(aliases), batch])
}
