import type { ListQuery, Sort } from '@/domain/directory/query'
import type { ListScope } from '@/domain/directory/listScope'

/** Parameters of one statement: `add` keeps the value and gives its placeholder. */
export class Parameters {
  readonly values: unknown[] = []
  add(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }
}

/** Ends in the id: equal rows keep their place from page to page. */
export const ORDER: Record<Exclude<Sort, 'name'>, string> = {
  relevance: 's.visit_count DESC, s.agency_count DESC, s.restaurant_id',
  visit_count: 's.visit_count DESC, s.agency_count DESC, s.restaurant_id',
  agency_count: 's.agency_count DESC, s.restaurant_id',
  rating: 's.avg_rating DESC, s.review_count DESC, s.restaurant_id',
  amount: 's.total_amount DESC, s.restaurant_id',
  recent: 's.last_visit DESC NULLS LAST, s.restaurant_id',
  per_head: 's.per_head_median, s.restaurant_id',
}

/** Ratings belong to the whole restaurant, so that sort reads them from `o` when `s` is only a part. */
export const isPartial = (query: Pick<ListQuery, 'year' | 'agency_type'>): boolean =>
  query.year !== undefined || query.agency_type !== undefined

/** Conditions on `s` for every filter but the search text. Absent filters are written out, so partial indexes serve. */
export function listConditions(query: ListQuery, scope: ListScope, parameters: Parameters): string {
  const conditions = [
    's.is_active',
    `s.year = ${query.year === undefined ? '0' : parameters.add(query.year)}`,
    `s.agency_type = ${query.agency_type === undefined ? "''" : parameters.add(query.agency_type)}`,
  ]
  if (scope.kind === 'province') conditions.push(`s.province = ${parameters.add(scope.province)}`)
  if (scope.kind === 'region') conditions.push(`s.region_code = ${parameters.add(scope.code)}`)
  if (query.category !== 'all') conditions.push(`s.category = ${parameters.add(query.category)}`)
  if (query.per_head_max !== undefined) conditions.push(`s.per_head_median <= ${parameters.add(query.per_head_max)}`)
  return conditions.join(' AND ')
}
