import { CUISINE_CODES, type CuisineCounts } from '@/domain/place/lexicon/cuisineChips'
import { parseNear } from '@/domain/nearby/nearPoint'
import { interpretNames } from '@/domain/search/readQuery'
import type { Queryable } from '@/infra/database/pool'
import { CUSTOM_PLAN } from '@/infra/database/statements'
import type { FoundList } from './listRestaurants'
import { rowsNear } from './near/listNear'
import { searchSql } from './search/searchSql'
import { cacheIfLarge } from './sql/cacheIfLarge'
import { cuisineCounts } from './sql/foodConditions'
import { listConditions, Parameters, statsOf } from './sql/listStatement'

/** Counting more takes longer than reading the page. */
const LARGE = 2_000

/** Ignores the current filter. null for a text in too many names to count */
export async function countCuisines(
  sql: Queryable,
  { page, filter, scope }: Pick<FoundList, 'page' | 'filter' | 'scope'>,
): Promise<CuisineCounts | null> {
  if (page.pagination.total_is_minimum || scope.kind === 'unknown') return null
  const query = { ...filter, cuisine: undefined }
  const parameters = new Parameters()
  const point = query.near === undefined ? null : parseNear(query.near)
  const rows = point
    ? rowsNear(query, scope, point, parameters)
    : query.q
      ? searchSql(query, scope, interpretNames(query.q), parameters)
      : `SELECT s.* FROM ${statsOf(query, parameters)} s WHERE ${listConditions(query, scope, parameters)}`
  if (rows === null) return null
  const text = `${CUSTOM_PLAN} SELECT ${cuisineCounts('s')} FROM (${rows}) s`
  return cacheIfLarge(
    sql,
    JSON.stringify([text, parameters.values]),
    async () => (await sql.query<Record<string, number>>(text, parameters.values)).rows[0] as CuisineCounts,
    (counts) => CUISINE_CODES.reduce((sum, code) => sum + counts[code], 0) >= LARGE,
  )
}
