import { LRUCache } from 'lru-cache'
import type { PoolClient } from 'pg'
import type { ShopReading } from '@/domain/place/types'
import { identifyPlace, type PlaceIdentity } from '../linkage/placeIdentity'
import type { ParsedRow } from '../transform/record/parsedRow'
import { findKnown, type PlaceIds } from './findPlaces'
import { writePlaces, type NewPlace } from './writePlaces'

const REMEMBERED = 60_000

/** Places by key, each with the way to its full identity. */
type UnknownPlaces = Map<string, () => PlaceIdentity>

/** Finds the restaurant of every spelling that was seen before, and makes one for each that was not, a block of rows at a time. */
export class RestaurantResolver {
  private made: NewPlace[] = []
  private regions: ReadonlyMap<string, number> | undefined
  private readonly settled = new Map<string, PlaceIds>()
  private readonly ids = new LRUCache<string, PlaceIds>({ max: REMEMBERED })
  /** A reading is shared by all rows with the same cell and institution; of its identity only the key is remembered. */
  private readonly keys = new WeakMap<ShopReading, string>()

  constructor(
    private readonly sql: PoolClient,
    private readonly batch: number,
  ) {}

  /** Which places of a block have to be looked up. Asks nobody: it may run while the last block is being written. */
  lookup(readings: readonly ParsedRow[]): UnknownPlaces {
    this.settled.clear()
    const unknown: UnknownPlaces = new Map()
    for (const { place, agency } of readings)
      for (const shop of place.shops) {
        const remembered = this.keys.get(shop)
        const identity = remembered === undefined ? identifyPlace(shop, agency.context) : null
        const key = remembered ?? identity?.key ?? ''
        this.keys.set(shop, key)
        const ids = this.ids.get(key)
        if (ids) this.settled.set(key, ids)
        else if (!unknown.has(key)) unknown.set(key, () => identity ?? identifyPlace(shop, agency.context))
      }
    return unknown
  }

  /** Settles every place of a block: `idsOf` knows them until the next one. New ones wait for `write`. */
  async resolve(unknown: UnknownPlaces): Promise<void> {
    const found = await findKnown(this.sql, [...unknown.keys()])
    for (const [key, ids] of found) this.cache(key, ids)
    const fresh = [...unknown].flatMap(([key, identity]) => (found.has(key) ? [] : [identity()]))
    for (const [key, ids] of await this.make(fresh)) this.cache(key, ids)
  }

  /** The places of a row of the block that was settled last. */
  idsOf({ place }: ParsedRow): PlaceIds[] {
    return place.shops.map((shop) => this.settled.get(this.keys.get(shop) ?? '') ?? notResolved(shop.name))
  }

  /** Writes what the last `settle` made. */
  async flush(): Promise<void> {
    const made = this.made
    this.made = []
    if (made.length === 0) return
    const regions = (this.regions ??= await regionIds(this.sql))
    await writePlaces(this.sql, this.batch, made, regions)
  }

  private cache(key: string, ids: PlaceIds): void {
    this.settled.set(key, ids)
    this.ids.set(key, ids)
  }

  /** Every spelling nobody has seen is a restaurant of its own, until the whole file is matched (`matchNewPlaces`). */
  private async make(places: readonly PlaceIdentity[]): Promise<Map<string, PlaceIds>> {
    if (places.length === 0) return new Map()
    const restaurants = await this.reserve('restaurants_id_seq', places.length)
    const aliases = await this.reserve('restaurant_aliases_id_seq', places.length)
    this.made = places.map((place, i) => ({ place, restaurant: restaurants[i] ?? 0, alias: aliases[i] ?? 0 }))
    return new Map(this.made.map(({ place, restaurant, alias }) => [place.key, { restaurant, alias }]))
  }

  /** Ids are taken beforehand, so that a restaurant and its spelling are written without asking back. */
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

/** A place is asked about that its block did not name. */
function notResolved(what: string): never {
  throw new Error(`no restaurant was settled for ${what}`)
}
