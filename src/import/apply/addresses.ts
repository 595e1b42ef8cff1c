import { readPlace } from '@/domain/place/readPlace'
import type { Sql } from '@/infra/database/pool'

/** The first spelling of each restaurant that says where it is. */
const FIRST_ADDRESSED = `
  SELECT DISTINCT ON (a.restaurant_id) a.restaurant_id AS restaurant, a.id AS alias, a.spelling
  FROM restaurant_aliases a JOIN restaurants r ON r.id = a.restaurant_id
  WHERE a.restaurant_id = ANY ($1::int[]) AND a.address_key IS NOT NULL AND r.address IS NULL
  ORDER BY a.restaurant_id, a.id`

/** Gives restaurants that were first seen without an address the one that a later spelling brought. */
export async function fillAddresses(sql: Sql, restaurants: readonly number[]): Promise<void> {
  if (restaurants.length === 0) return
  const { rows } = await sql.query<{ restaurant: number; alias: number; spelling: string }>(FIRST_ADDRESSED, [restaurants])
  const found = rows.flatMap(({ restaurant, alias, spelling }) => {
    const address = readPlace(spelling, '').shops[0]?.address
    return address ? [{ restaurant, alias, address }] : []
  })
  if (found.length === 0) return
  await sql.query(
    `UPDATE restaurants r SET address = f.address, address_from_id = f.alias
     FROM unnest($1::int[], $2::int[], $3::text[]) AS f (restaurant, alias, address) WHERE r.id = f.restaurant`,
    [found.map(({ restaurant }) => restaurant), found.map(({ alias }) => alias), found.map(({ address }) => address)],
  )
}

/**
 * Takes addresses back that spellings of a batch brought, before those spellings go.
 * @returns the restaurants: another spelling may know their address (see `fillAddresses`)
 */
export async function forgetAddresses(sql: Sql, batch: number): Promise<number[]> {
  const { rows } = await sql.query<{ id: number }>(
    `UPDATE restaurants r SET address = NULL, address_from_id = NULL
     FROM restaurant_aliases a WHERE a.id = r.address_from_id AND a.import_batch_id = $1 RETURNING r.id`,
    [batch],
  )
  return rows.map(({ id }) => id)
}
