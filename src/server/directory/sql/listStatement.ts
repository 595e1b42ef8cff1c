import type { ListQuery, Sort } from '@/contract/directoryQuery'
import type { ListScope } from '@/domain/directory/listScope'
import type { KindWord, RegionFilter } from '@/domain/search/knownWords'
import type { Meal } from '@/domain/search/queryWords.data'
import { agencyStats } from '../agencyStats'
import { cuisineCondition, mealCondition } from './foodConditions'
import { occasionCondition } from './occasionConditions'
import { BY_VISITS } from './restaurantCard'

/** `add` stores the value and returns its placeholder. */
export class Parameters {
  readonly values: unknown[] = []
  add(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }
}

/** With the interpretation of the search text. */
export interface ListFilter extends ListQuery {
  kind?: KindWord | null
  place?: RegionFilter | null
  meal?: Meal | null
  /** the precomputed figures of `agency` are current */
  isAgencyCounted?: boolean
}

/** Only lists near a point have `distance`. */
export const ORDER: Record<Exclude<Sort, 'name'>, string> = {
  relevance: BY_VISITS,
  visit_count: BY_VISITS,
  agency_count: 's.agency_count DESC, s.visit_count DESC, s.title, s.restaurant_id',
  rating: `s.rating_score DESC, ${BY_VISITS}`,
  amount: `s.total_amount DESC, ${BY_VISITS}`,
  recent: `s.last_visit DESC NULLS LAST, ${BY_VISITS}`,
  per_head: `s.per_head_median, ${BY_VISITS}`,
  distance: `s.distance, ${BY_VISITS}`,
}

/** Ratings cover the whole restaurant, so that order reads them from `o` if `s` is partial. */
export const isPartial = ({ year, agency_type, agency }: Pick<ListQuery, 'year' | 'agency_type' | 'agency'>): boolean =>
  year !== undefined || agency_type !== undefined || agency !== undefined

/** FROM item, as `s`. */
export const statsOf = ({ agency, year, isAgencyCounted = false }: ListFilter, parameters: Parameters): string =>
  agency === undefined
    ? 'restaurant_stats'
    : agencyStats(parameters.add(agency), year === undefined ? null : parameters.add(year), isAgencyCounted)

/** Figures of one institution are separate rows. */
function slice({ year, agency_type, agency }: ListFilter, parameters: Parameters): string[] {
  if (agency === undefined)
    return [
      `s.year = ${year === undefined ? '0' : parameters.add(year)}`,
      `s.agency_type = ${agency_type === undefined ? "''" : parameters.add(agency_type)}`,
    ]
  if (agency_type === undefined) return []
  const [id, type] = [parameters.add(agency), parameters.add(agency_type)]
  return [`EXISTS (SELECT FROM agencies a WHERE a.id = ${id}::int AND a.type::text = ${type})`]
}

/** On `s`. */
export const placeOfNumbers = (place: RegionFilter, parameters: Parameters): string =>
  'province' in place
    ? `s.province = ${parameters.add(place.province)}`
    : place.codes.length === 1
      ? `s.region_code = ${parameters.add(place.codes[0])}`
      : `s.region_code = ANY (${parameters.add(place.codes)}::text[])`

/** On `s`, without the search text. Absent filters are literal, so that partial indexes apply. */
export function listConditions(query: ListFilter, scope: ListScope, parameters: Parameters): string {
  const conditions = ['s.is_active', ...slice(query, parameters)]
  const { kind, place, meal } = query
  if (scope.kind === 'province') conditions.push(`s.province = ${parameters.add(scope.province)}`)
  if (scope.kind === 'region') conditions.push(`s.region_code = ${parameters.add(scope.code)}`)
  if (query.category !== 'all') conditions.push(`s.category = ${parameters.add(query.category)}`)
  if (query.per_head_max !== undefined) conditions.push(`s.per_head_median <= ${parameters.add(query.per_head_max)}`)
  if (kind?.category) conditions.push(`s.category = ${parameters.add(kind.category)}`)
  if (kind?.subCategory) conditions.push(`s.sub_category = ${parameters.add(kind.subCategory)}`)
  if (place) conditions.push(placeOfNumbers(place, parameters))
  if (query.cuisine) conditions.push(cuisineCondition(query.cuisine, 's'))
  if (query.occasion) conditions.push(occasionCondition(query.occasion, 's'))
  if (meal) conditions.push(mealCondition(meal))
  return conditions.join(' AND ')
}
