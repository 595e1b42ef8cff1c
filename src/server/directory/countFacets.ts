import { OCCASION_FACETS, type OccasionCounts } from '@/domain/expense/occasions'
import { CUISINE_CODES, type CuisineCounts } from '@/domain/place/lexicon/cuisineChips'
import { parseNear } from '@/domain/nearby/nearPoint'
import { interpretNames } from '@/domain/search/readQuery'
import type { Queryable } from '@/infra/database/pool'
import { CUSTOM_PLAN } from '@/infra/database/statements'
import type { FoundList } from './listRestaurants'
import { rowsNear } from './near/listNear'
import { searchSql } from './search/searchSql'
import { cacheIfLarge } from './sql/cacheIfLarge'
import { cuisineCondition, cuisineCounts } from './sql/foodConditions'
import { listConditions, Parameters, statsOf } from './sql/listStatement'
import { occasionCondition, occasionCounts } from './sql/occasionConditions'

/** Counting more takes longer than reading the page. */
const LARGE = 2_000

interface FacetCounts {
  cuisines: CuisineCounts
  occasions: OccasionCounts
}

const picked = <Code extends string>(codes: readonly Code[], row: Record<string, number>) =>
  Object.fromEntries(codes.map((code) => [code, row[code] ?? 0])) as Record<Code, number>

/** What each choice would list; a facet ignores its own choice. null for a text in too many names to count */
export async function countFacets(
  sql: Queryable,
  { page, filter, scope }: Pick<FoundList, 'page' | 'filter' | 'scope'>,
): Promise<FacetCounts | null> {
  if (page.pagination.total_is_minimum || scope.kind === 'unknown') return null
  const { cuisine, occasion } = filter
  const query = { ...filter, cuisine: undefined, occasion: undefined }
  const parameters = new Parameters()
  const point = query.near === undefined ? null : parseNear(query.near)
  const rows = point
    ? rowsNear(query, scope, point, parameters)
    : query.q
      ? searchSql(query, scope, interpretNames(query.q), parameters)
      : `SELECT s.* FROM ${statsOf(query, parameters)} s WHERE ${listConditions(query, scope, parameters)}`
  if (rows === null) return null
  const foods = cuisineCounts('s', occasion && occasionCondition(occasion, 's'))
  const occasions = occasionCounts('s', cuisine ? cuisineCondition(cuisine, 's') : 'true')
  const text = `${CUSTOM_PLAN} SELECT ${foods}, ${occasions} FROM (${rows}) s`
  return cacheIfLarge(
    sql,
    JSON.stringify([text, parameters.values]),
    async () => {
      const [row = {}] = (await sql.query<Record<string, number>>(text, parameters.values)).rows
      return { cuisines: picked(CUISINE_CODES, row), occasions: picked(OCCASION_FACETS, row) }
    },
    ({ cuisines }) => CUISINE_CODES.reduce((sum, code) => sum + cuisines[code], 0) >= LARGE,
  )
}
