import type { ListScope } from '@/domain/directory/listScope'
import type { ListQuery } from '@/contract/directoryQuery'
import type { RegionFilter } from '@/domain/search/knownWords'
import { textsOf, type QueryInterpretation } from '@/domain/search/interpretQuery'
import { matchOf } from './findHits'
import { ADDRESS } from './matchRank'
import { nameCondition, containsPattern, placeCondition } from './nameCondition'
import { listConditions, placeOfNumbers, statsOf, type Parameters } from '../sql/listStatement'

const TRIGRAM = 3

/** For the name index and for the statistics table. */
function inPlace(place: RegionFilter | null, parameters: Parameters): { names: string; numbers: string } {
  if (!place) return { names: '', numbers: '' }
  if ('province' in place) return { names: '', numbers: `AND ${placeOfNumbers(place, parameters)}` }
  return { names: `AND ${placeCondition(place.codes, (value) => parameters.add(value))}`, numbers: '' }
}

/** null if the name index does not support the filter */
const scopePlace = (scope: ListScope): RegionFilter | null => (scope.kind === 'region' ? { codes: [scope.code] } : null)

interface Branch {
  interpretation: QueryInterpretation
  scope: ListScope
  stats: string
  filters: string
  /** added to match ranks, so that less likely interpretations come later */
  likelihood: number
}

/** By name or by address. OFFSET 0 fixes the order: name index first, then one lookup per row. */
function branches({ interpretation, scope, stats, filters, likelihood }: Branch, parameters: Parameters): string[] {
  if (interpretation.text === '' && interpretation.place)
    return [
      `SELECT s.*, ${likelihood + ADDRESS} AS match FROM ${stats} s
        WHERE ${filters} AND ${placeOfNumbers(interpretation.place, parameters)}`,
    ]
  const form = interpretation.form === 'choseong' ? 'search_choseong' : 'search_name'
  const select = (match: string, condition: string) => {
    const place = inPlace(interpretation.place, parameters)
    const within = inPlace(scopePlace(scope), parameters)
    return `
    SELECT s.*, ${match} AS match
    FROM (SELECT r.id, r.${form} FROM restaurants r WHERE ${condition} ${place.names} ${within.names} OFFSET 0) r
    CROSS JOIN LATERAL (SELECT * FROM ${stats} s
      WHERE s.restaurant_id = r.id AND ${filters} ${place.numbers} OFFSET 0) s`
  }
  const found: string[] = []
  const name = nameCondition(interpretation, (value) => parameters.add(value))
  if (name) {
    found.push(select(`${likelihood} + ${matchOf(`r.${form}`, parameters.add(textsOf(interpretation)))}`, name))
  }
  if (interpretation.form === 'letters' && interpretation.text.length >= TRIGRAM)
    found.push(
      select(
        `${likelihood + ADDRESS}`,
        `r.search_address LIKE ${parameters.add(containsPattern(interpretation.text))}`,
      ),
    )
  return found
}

/** Rows of `restaurant_stats` with `match` (smaller is better), without duplicates; null if no index applies. */
export function searchSql(
  query: ListQuery,
  scope: ListScope,
  interpretations: readonly QueryInterpretation[],
  parameters: Parameters,
): string | null {
  const stats = statsOf(query, parameters)
  const filters = listConditions(query, scope, parameters)
  const all = interpretations.flatMap((interpretation, i) =>
    branches({ interpretation, scope, stats, filters, likelihood: i * (ADDRESS + 1) }, parameters),
  )
  if (all.length === 0) return null
  return `SELECT DISTINCT ON (restaurant_id) * FROM (${all.join(' UNION ALL ')}) matched ORDER BY restaurant_id, match`
}

/** Of restaurants known by id, best first. */
export function idsSql(query: ListQuery, scope: ListScope, ids: readonly number[], parameters: Parameters): string {
  return `
    SELECT s.*, given.place::int AS match
    FROM unnest(${parameters.add(ids)}::int[]) WITH ORDINALITY AS given (id, place)
    JOIN ${statsOf(query, parameters)} s ON s.restaurant_id = given.id
      WHERE ${listConditions(query, scope, parameters)}`
}
