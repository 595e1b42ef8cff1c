import type { ListScope } from '@/domain/directory/listScope'
import type { ListQuery } from '@/domain/directory/query'
import type { RegionFilter } from '@/domain/search/regionWord'
import { textsOf, type QueryInterpretation } from '@/domain/search/interpretQuery'
import { matchOf } from './findHits'
import { ADDRESS } from './matchRank'
import { nameCondition, containsPattern, placeCondition } from './nameCondition'
import { listConditions, placeOfNumbers, statsOf, type Parameters } from '../sql/listStatement'

const TRIGRAM = 3

/** Both conditions of a place: one for the index of names, one for the numbers. */
function inPlace(place: RegionFilter | null, parameters: Parameters): { names: string; numbers: string } {
  if (!place) return { names: '', numbers: '' }
  if ('province' in place) return { names: '', numbers: `AND ${placeOfNumbers(place, parameters)}` }
  return { names: `AND ${placeCondition(place.codes, (value) => parameters.add(value))}`, numbers: '' }
}

/** The filters of a list that the index of names can cut by. */
const scopePlace = (scope: ListScope): RegionFilter | null => (scope.kind === 'region' ? { codes: [scope.code] } : null)

interface Branch {
  reading: QueryInterpretation
  scope: ListScope
  stats: string
  filters: string
  /** added to every match: a less likely reading comes after a likelier one */
  likelihood: number
}

/**
 * Rows of `restaurant_stats s` that pass the filters and meet one reading in the name, and those that do in the
 * address. OFFSET 0 keeps the order of work: the index of names first, then one look-up a row.
 */
function branches({ reading, scope, stats, filters, likelihood }: Branch, parameters: Parameters): string[] {
  if (reading.text === '' && reading.place)
    return [
      `SELECT s.*, ${likelihood + ADDRESS} AS match FROM ${stats} s
        WHERE ${filters} AND ${placeOfNumbers(reading.place, parameters)}`,
    ]
  const form = reading.form === 'choseong' ? 'search_choseong' : 'search_name'
  const select = (match: string, condition: string) => {
    const place = inPlace(reading.place, parameters)
    const within = inPlace(scopePlace(scope), parameters)
    return `
    SELECT s.*, ${match} AS match
    FROM (SELECT r.id, r.${form} FROM restaurants r WHERE ${condition} ${place.names} ${within.names} OFFSET 0) r
    CROSS JOIN LATERAL (SELECT * FROM ${stats} s
      WHERE s.restaurant_id = r.id AND ${filters} ${place.numbers} OFFSET 0) s`
  }
  const found: string[] = []
  const name = nameCondition(reading, (value) => parameters.add(value))
  if (name) {
    found.push(select(`${likelihood} + ${matchOf(`r.${form}`, parameters.add(textsOf(reading)))}`, name))
  }
  if (reading.form === 'letters' && reading.text.length >= TRIGRAM)
    found.push(
      select(`${likelihood + ADDRESS}`, `r.search_address LIKE ${parameters.add(containsPattern(reading.text))}`),
    )
  return found
}

/**
 * Everything the list may show for a text: rows of `restaurant_stats` with `match` (smaller is better), each restaurant
 * once. Null when no index knows the text.
 */
export function searchSql(
  query: ListQuery,
  scope: ListScope,
  readings: readonly QueryInterpretation[],
  parameters: Parameters,
): string | null {
  const stats = statsOf(query, parameters)
  const filters = listConditions(query, scope, parameters)
  const all = readings.flatMap((reading, i) =>
    branches({ reading, scope, stats, filters, likelihood: i * (ADDRESS + 1) }, parameters),
  )
  if (all.length === 0) return null
  return `SELECT DISTINCT ON (restaurant_id) * FROM (${all.join(' UNION ALL ')}) matched ORDER BY restaurant_id, match`
}

/** The same for restaurants known by id, best first. */
export function idsSql(query: ListQuery, scope: ListScope, ids: readonly number[], parameters: Parameters): string {
  return `
    SELECT s.*, given.place::int AS match
    FROM unnest(${parameters.add(ids)}::int[]) WITH ORDINALITY AS given (id, place)
    JOIN ${statsOf(query, parameters)} s ON s.restaurant_id = given.id
      WHERE ${listConditions(query, scope, parameters)}`
}
