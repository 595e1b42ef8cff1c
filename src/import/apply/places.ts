import { LRUCache } from 'lru-cache'
import type { PoolClient } from 'pg'
import type { ShopReading } from '@/domain/place/types'
import { decidePlaces, type Decision } from '../plan/decidePlaces'
import { identifyPlace, type PlaceIdentity } from '../plan/placeIdentity'
import type { RowReading } from '../record/rowReading'
import { withoutRowChecks } from './bulkWrites'
import { findCandidates, findKnown, type PlaceIds } from './findPlaces'
import { writePlaces } from './writePlaces'

const REMEMBERED = 60_000

/** Settles which restaurant each named place is, and makes those that are new, a block of rows at a time. */
export class Places {
  private readonly ids = new LRUCache<string, PlaceIds>({ max: REMEMBERED })
  /** A reading is shared by all rows with the same cell and institution, and its identity lives as long as it does. */
  private readonly identities = new WeakMap<ShopReading, PlaceIdentity>()

  constructor(
    private readonly sql: PoolClient,
    private readonly batch: number,
  ) {}

  /** The ids of every place of a block, by identity key. */
  async settle(readings: readonly RowReading[]): Promise<Map<string, PlaceIds>> {
    const named = new Map<string, PlaceIdentity>()
    for (const { place, agency } of readings)
      for (const shop of place.shops) {
        const identity = this.identify(shop, agency.context)
        named.set(identity.key, identity)
      }
    const settled = new Map<string, PlaceIds>()
    const unknown: PlaceIdentity[] = []
    for (const [key, identity] of named) {
      const ids = this.ids.get(key)
      if (ids) settled.set(key, ids)
      else unknown.push(identity)
    }
    const found = await findKnown(this.sql, unknown.map(({ key }) => key))
    const fresh = unknown.filter(({ key }) => !found.has(key))
    for (const [key, ids] of [...found, ...(await this.make(fresh))]) {
      settled.set(key, ids)
      this.ids.set(key, ids)
    }
    return settled
  }

  identify(shop: ShopReading, context: string): PlaceIdentity {
    const remembered = this.identities.get(shop)
    if (remembered) return remembered
    const identity = identifyPlace(shop, context)
    this.identities.set(shop, identity)
    return identity
  }

  private async make(places: readonly PlaceIdentity[]): Promise<Map<string, PlaceIds>> {
    if (places.length === 0) return new Map()
    const candidates = await findCandidates(this.sql, places)
    const restaurantIds = await this.reserve('restaurants', places.length)
    const aliasIds = await this.reserve('restaurant_aliases', places.length)
    let next = 0
    const decisions = decidePlaces(places, candidates, () => restaurantIds[next++] ?? 0)
    const made = decisions.map((decision: Decision, i) => ({ ...decision, alias: aliasIds[i] ?? 0 }))
    // Spellings refer to restaurants made in this transaction, or found in it and locked before it ends.
    await withoutRowChecks(this.sql, () => writePlaces(this.sql, this.batch, made))
    return new Map(made.map(({ place, restaurant, alias }) => [place.key, { restaurant, alias }]))
  }

  /** Ids are taken beforehand, so that a restaurant and its spelling are written without asking back. */
  private async reserve(table: 'restaurants' | 'restaurant_aliases', count: number): Promise<number[]> {
    const { rows } = await this.sql.query<{ id: number }>(
      `SELECT nextval(pg_get_serial_sequence('${table}', 'id'))::int AS id FROM generate_series(1, $1)`,
      [count],
    )
    return rows.map(({ id }) => id)
  }
}
