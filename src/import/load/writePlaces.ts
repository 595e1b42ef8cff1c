import type { PoolClient } from 'pg'
import { classifyPlace } from '@/domain/place/lexicon/classifyPlace'
import { restaurantTitle } from '@/domain/restaurantTitle'
import type { PlaceIdentity } from '@/domain/place/keys/placeIdentity'
import { copyRows } from '@/infra/database/copyRows'

const RESTAURANTS =
  'COPY restaurants (id, title, name, branch, category, sub_category, address, region_id, import_batch_id) FROM STDIN'
const ALIASES = `COPY restaurant_aliases (id, restaurant_id, key, spelling, name_key, region_id, address_key,
    evidence, import_batch_id) FROM STDIN`

export interface NewPlace {
  place: PlaceIdentity
  restaurant: number
  alias: number
}

/** Each new spelling gets its own restaurant. `regions`: ids by code. */
export async function writePlaces(
  sql: PoolClient,
  batch: number,
  created: readonly NewPlace[],
  regions: ReadonlyMap<string, number>,
): Promise<void> {
  const regionOf = ({ place: { regionCode } }: NewPlace) =>
    regionCode === null ? null : (regions.get(regionCode) ?? null)
  await copyRows(
    sql,
    RESTAURANTS,
    created.map((each) => {
      const { name, branch, address } = each.place.shop
      const { category, subCategory } = classifyPlace(name)
      return [
        each.restaurant,
        restaurantTitle(name, branch),
        name,
        branch,
        category,
        subCategory,
        address,
        regionOf(each),
        batch,
      ]
    }),
  )
  await copyRows(
    sql,
    ALIASES,
    created.map((each) => {
      const { key, spelling, nameKey, addressKey } = each.place
      return [each.alias, each.restaurant, key, spelling, nameKey, regionOf(each), addressKey || null, 'new', batch]
    }),
  )
}

/** Uses any cell of a spelling that has one, because rows are unordered. Spellings of other imports are not changed. */
const ALTERNATE_NAMES = `
  UPDATE restaurant_aliases a SET alternate_name_key = given.other
  FROM unnest($2::text[], $3::text[]) AS given (key, other)
  WHERE a.key = given.key AND a.import_batch_id = $1 AND a.alternate_name_key IS NULL`

/** `names`: name keys by spelling key. */
export async function writeAlternateNames(
  sql: PoolClient,
  batch: number,
  names: ReadonlyMap<string, string>,
): Promise<void> {
  await sql.query(ALTERNATE_NAMES, [batch, [...names.keys()], [...names.values()]])
}
