import { LRUCache } from 'lru-cache'
import type { PoolClient } from 'pg'
import type { ParsedShop } from '@/domain/place/types'
import { identifyPlace, type PlaceIdentity, restaurantTitle } from '@/domain/place/keys/placeIdentity'
import { classifyPlace } from '@/domain/place/lexicon/classifyPlace'
import { copyRows } from '@/infra/database/bulkLoad'
import type { NameLexicon } from '@/domain/place/evidence/nameLexicon'
import { alternateNameKey } from '../linkage/alternateName'
import type { ParsedRow } from '../transform/record/parsedRow'

export interface PlaceIds {
  restaurant: number
  alias: number
}

/** An alias of a merged restaurant resolves to the survivor. */
const KNOWN = `
  SELECT a.key, a.id AS alias, COALESCE(r.merged_into_id, r.id) AS restaurant
  FROM unnest($1::text[]) AS given (key)
  JOIN restaurant_aliases a USING (key) JOIN restaurants r ON r.id = a.restaurant_id`

async function findKnown(sql: PoolClient, keys: readonly string[]): Promise<Map<string, PlaceIds>> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql.query<PlaceIds & { key: string }>(KNOWN, [keys])
  return new Map(rows.map(({ key, alias, restaurant }) => [key, { alias, restaurant }]))
}

const RESTAURANTS =
  'COPY restaurants (id, title, name, branch, category, sub_category, address, region_id, import_batch_id) FROM STDIN'
const ALIASES = `COPY restaurant_aliases (id, restaurant_id, key, spelling, name_key, region_id, address_key,
    evidence, import_batch_id) FROM STDIN`

interface NewPlace {
  place: PlaceIdentity
  restaurant: number
  alias: number
}

/** Each new spelling gets its own restaurant. `regions`: ids by code. */
async function writePlaces(
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
async function writeAlternateNames(sql: PoolClient, batch: number, names: ReadonlyMap<string, string>): Promise<void> {
  await sql.query(ALTERNATE_NAMES, [batch, [...names.keys()], [...names.values()]])
}

const REMEMBERED = 60_000

type UnknownPlaces = Map<string, () => PlaceIdentity>

/** Looks up the restaurant of each known alias and creates one for each new alias, one block of rows at a time. */
export class RestaurantResolver {
  private created: NewPlace[] = []
  /** bracketed names of a block's cells, by place key */
  private alternateNames = new Map<string, string>()
  private regions: ReadonlyMap<string, number> | undefined
  private readonly resolved = new Map<string, PlaceIds>()
  private readonly ids = new LRUCache<string, PlaceIds>({ max: REMEMBERED })
  /**
   * Rows with the same cell share one parsed shop, whose district may be the agency's, so keys depend on its context.
   */
  private readonly keys = new WeakMap<ParsedShop, Map<string, string>>()

  constructor(
    private readonly sql: PoolClient,
    private readonly batch: number,
    private readonly lexicon: NameLexicon | null,
  ) {}

  /** The uncached places of a block. Runs no query, so it can run while the last block is written. */
  lookup(rows: readonly ParsedRow[]): UnknownPlaces {
    this.resolved.clear()
    const unknown: UnknownPlaces = new Map()
    for (const { place, placeRaw, agency } of rows)
      for (const shop of place.shops) {
        const keys = this.keys.get(shop) ?? new Map<string, string>()
        const remembered = keys.get(agency.context)
        const identity = remembered === undefined ? identifyPlace(shop, agency.context) : null
        const key = remembered ?? identity?.key ?? ''
        if (identity) {
          this.keys.set(shop, keys.set(agency.context, key))
          const other = alternateNameKey(placeRaw, place, this.lexicon)
          if (other !== null && !this.alternateNames.has(key)) this.alternateNames.set(key, other)
        }
        if (this.resolved.has(key)) continue
        const ids = this.ids.get(key)
        if (ids) this.resolved.set(key, ids)
        else if (!unknown.has(key)) unknown.set(key, () => identity ?? identifyPlace(shop, agency.context))
      }
    return unknown
  }

  /** Resolves a block's places for `idsOf`, until the next block. `flush` writes new ones. */
  async resolve(unknown: UnknownPlaces): Promise<void> {
    const found = await findKnown(this.sql, [...unknown.keys()])
    for (const [key, ids] of found) this.cache(key, ids)
    const missing = [...unknown].flatMap(([key, identity]) => (found.has(key) ? [] : [identity()]))
    for (const [key, ids] of await this.make(missing)) this.cache(key, ids)
  }

  idsOf({ place, agency }: ParsedRow): PlaceIds[] {
    return place.shops.map(
      (shop) => this.resolved.get(this.keys.get(shop)?.get(agency.context) ?? '') ?? notResolved(shop.name),
    )
  }

  /** Writes restaurants and aliases created by the last `resolve`, and the block's bracketed names. */
  async flush(): Promise<void> {
    const { created, alternateNames } = this
    this.created = []
    this.alternateNames = new Map()
    if (created.length > 0) {
      const regions = (this.regions ??= await regionIds(this.sql))
      await writePlaces(this.sql, this.batch, created, regions)
    }
    if (alternateNames.size > 0) await writeAlternateNames(this.sql, this.batch, alternateNames)
  }

  private cache(key: string, ids: PlaceIds): void {
    this.resolved.set(key, ids)
    this.ids.set(key, ids)
  }

  /** Each new alias gets its own restaurant until the whole file is matched (`matchNewPlaces`). */
  private async make(places: readonly PlaceIdentity[]): Promise<Map<string, PlaceIds>> {
    if (places.length === 0) return new Map()
    const restaurants = await this.reserve('restaurants_id_seq', places.length)
    const aliases = await this.reserve('restaurant_aliases_id_seq', places.length)
    this.created = places.map((place, i) => ({ place, restaurant: restaurants[i] ?? 0, alias: aliases[i] ?? 0 }))
    return new Map(this.created.map(({ place, restaurant, alias }) => [place.key, { restaurant, alias }]))
  }

  /** Ids are reserved in advance, so that rows can be copied without reading ids back. */
  private async reserve(sequence: string, count: number): Promise<number[]> {
    const { rows } = await this.sql.query<{ ids: number[] }>(
      'SELECT array_agg(nextval($1::regclass)::int) AS ids FROM generate_series(1, $2)',
      [sequence, count],
    )
    return rows[0]?.ids ?? []
  }
}

async function regionIds(sql: PoolClient): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql.query<{ code: string; id: number }>('SELECT code, id FROM regions')
  return new Map(rows.map(({ code, id }) => [code, id]))
}

function notResolved(what: string): never {
  throw new Error(`no restaurant was resolved for ${what}`)
}
