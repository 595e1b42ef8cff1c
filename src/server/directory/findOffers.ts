import type { ListQuery } from '@/contract/directoryQuery'
import type { Suggestions } from '@/contract/directory'
import { RADIUS_WIDE } from '@/domain/nearby/nearby'
import type { Location } from '@/domain/nearby/guessLocations'
import type { Queryable } from '@/infra/database/pool'
import { listRestaurants } from './listRestaurants'
import { findLocations } from './near/findLocations'
import { suggest } from './suggest'

export interface ListOffers {
  /** with fewer filters; null if that is empty too */
  wider: { query: ListQuery; total: number } | null
  /** with similar names; null without a text */
  nearest: Pick<Suggestions, 'agencies' | 'points' | 'regions'> | null
  /** possible locations of the text */
  locations: Location[]
}

/** From the smallest change to the largest. */
function widerQueries(query: ListQuery): ListQuery[] {
  const { q, province, district, near, radius } = query
  const bare = { category: 'all', sort: 'relevance', page: 1, size: 1 } as const
  return [
    { ...bare, q, province, district, near, radius },
    ...(near ? [{ ...bare, q, near, radius: RADIUS_WIDE }] : []),
    { ...bare, q, province },
    { ...bare, q },
    { ...bare, province, district },
  ]
}

const FILTERS = [
  'q',
  'province',
  'district',
  'near',
  'radius',
  'category',
  'cuisine',
  'occasion',
  'year',
  'agency_type',
  'agency',
] as const
const isSame = (one: ListQuery, other: ListQuery): boolean =>
  [...FILTERS, 'per_head_max' as const].every((key) => one[key] === other[key])

export async function findOffers(sql: Queryable, query: ListQuery): Promise<ListOffers> {
  const { q } = query
  const [found, locations] = q ? await Promise.all([suggest(sql, q), findLocations(sql, q)]) : [null, []]
  let wider: ListOffers['wider'] = null
  for (const one of widerQueries(query)) {
    if (isSame(one, query) || (!one.q && !one.province && !one.near)) continue
    const { total } = (await listRestaurants(sql, one)).pagination
    if (total === 0) continue
    wider = { query: one, total }
    break
  }
  return { wider, nearest: found, locations }
}
