import { addressKey, addressKeyText } from '@/domain/place/address/addressKey'
import { parsePlace } from '@/domain/place/parse/parsePlace'
import type { Queryable } from '@/infra/database/pool'

interface AliasAddress {
  restaurant: number
  address: string | null
  /** in the order seen */
  spellings: { alias: number; spelling: string }[]
}

const SPELLINGS = `
  SELECT r.id AS restaurant, r.address,
    jsonb_agg(jsonb_build_object('alias', a.id, 'spelling', a.spelling) ORDER BY a.id) AS spellings
  FROM restaurants r JOIN restaurant_aliases a ON a.restaurant_id = r.id
  WHERE r.id = ANY ($1::int[]) AND r.address_from_id IS NULL GROUP BY r.id`

const namesStreet = (address: string | null): boolean => addressKeyText(addressKey(address)) !== ''

/** From their first spelling with a street. */
export async function adoptAliasAddresses(sql: Queryable, restaurants: readonly number[]): Promise<void> {
  if (restaurants.length === 0) return
  const { rows } = await sql.query<AliasAddress>(SPELLINGS, [restaurants])
  const filled = rows.flatMap(addressOf)
  if (filled.length === 0) return
  await sql.query(
    `UPDATE restaurants r SET address = f.address, address_from_id = f.alias
     FROM unnest($1::int[], $2::int[], $3::text[]) AS f (restaurant, alias, address) WHERE r.id = f.restaurant`,
    [
      filled.map(({ restaurant }) => restaurant),
      filled.map(({ alias }) => alias),
      filled.map(({ address }) => address),
    ],
  )
}

/** A district alone counts as the original address. */
function addressOf({
  restaurant,
  address,
  spellings,
}: AliasAddress): { restaurant: number; alias: number | null; address: string }[] {
  if (namesStreet(address)) return []
  const read = spellings.map(({ alias, spelling }) => ({
    alias,
    address: parsePlace(spelling).shops[0]?.address ?? null,
  }))
  const streeted = read.find((each) => namesStreet(each.address))
  const found = streeted?.address ?? address ?? read.find((each) => each.address !== null)?.address ?? null
  return found === null || found === address ? [] : [{ restaurant, alias: streeted?.alias ?? null, address: found }]
}

/**
 * From deleted spellings. `which`: condition on spelling `a` and restaurant `r`. Another spelling may have their
 * address (`adoptAliasAddresses`).
 */
export async function clearAdoptedAddresses(sql: Queryable, which: string, values: unknown[]): Promise<number[]> {
  const { rows } = await sql.query<{ id: number }>(
    `UPDATE restaurants r SET address = NULL, address_from_id = NULL
     FROM restaurant_aliases a WHERE a.id = r.address_from_id AND ${which} RETURNING r.id`,
    values,
  )
  return rows.map(({ id }) => id)
}
