import type { ExportQuery } from '@/domain/directory/query'
import type { Restaurant } from '@/domain/directory/schemas'
import { LIST_PAGE_SIZE } from '@/domain/directory/limits'
import { OPEN_DATA_BLOCK, OPEN_DATA_ROWS_MAX } from '@/domain/openData/limits'
import { fail, ok, type Result } from '@/domain/result'
import type { Queryable } from '@/infra/database/pool'
import { CUSTOM_PLAN } from '@/infra/database/withPreparedStatements'
import { idsSql } from '../directory/search/searchSql'
import { isPartial, Parameters } from '../directory/sql/listStatement'
import { FILE_COLUMNS, CARD_JOINS_ALL_TIME, CARD_JOINS_PARTIAL } from '../directory/sql/restaurantCard'
import { chunked } from './chunked'
import { type ListedIds, listRestaurantIds } from './restaurantIds'

async function readCards(sql: Queryable, { filter, scope }: ListedIds, ids: readonly number[]): Promise<Restaurant[]> {
  const parameters = new Parameters()
  const rows = idsSql(filter, scope, ids, parameters)
  const joins = isPartial(filter) ? CARD_JOINS_PARTIAL : CARD_JOINS_ALL_TIME
  const text = `${CUSTOM_PLAN} SELECT ${FILE_COLUMNS} FROM (${rows}) s ${joins} ORDER BY s.match`
  return (await sql.query<Restaurant>(text, parameters.values)).rows
}

async function* blocksOf(sql: Queryable, listed: ListedIds): AsyncGenerator<Restaurant[], void> {
  for (const ids of chunked(listed.ids, OPEN_DATA_BLOCK)) yield await readCards(sql, listed, ids)
}

/** In blocks on demand, so that slow readers keep no statement open. Fails if the list exceeds one file. */
export async function exportRestaurants(
  sql: Queryable,
  query: ExportQuery,
): Promise<Result<AsyncGenerator<Restaurant[], void>>> {
  const whole = { ...query, page: 1, size: LIST_PAGE_SIZE }
  const listed = await listRestaurantIds(sql, whole, OPEN_DATA_ROWS_MAX + 1)
  if (listed.ids.length > OPEN_DATA_ROWS_MAX)
    return fail({ code: 'export-too-large', params: { max: OPEN_DATA_ROWS_MAX } })
  return ok(blocksOf(sql, listed))
}
