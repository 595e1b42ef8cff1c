import type { VisitMonth } from '@/domain/expense/visitSummary'
import { Parameters } from '@/infra/database/parameters'
import type { Queryable } from '@/infra/database/pool'
import { visitList } from '../backOffice/lists/visits'
import type { ListQuery } from '../backOffice/listSpec'
import { conditionsOf } from '../backOffice/listParts'
import { cacheIfLarge } from '../directory/sql/cacheIfLarge'

/** Above this many visits, totals may be a minute old, because they scan all. */
const LARGE = 200_000

/** Every figure of the screen is a sum of these. */
export async function summarizeVisits(sql: Queryable, filter: ListQuery['filter']): Promise<VisitMonth[]> {
  const parameters = new Parameters()
  const where = conditionsOf(visitList, filter, parameters.add)
  const text = `
    SELECT to_char(date_trunc('month', t.spent_at AT TIME ZONE 'Asia/Seoul'), 'YYYY-MM') AS month, t.status::text,
      count(*)::int AS visits, coalesce(sum(coalesce(t.amount, 0) + coalesce(t.split_amount, 0)), 0)::float8 AS amount,
      coalesce(sum(t.headcount), 0)::float8 AS headcount
    FROM visits t ${where} GROUP BY date_trunc('month', t.spent_at AT TIME ZONE 'Asia/Seoul'), t.status ORDER BY 1, 2`
  const read = async () => (await sql.query<VisitMonth>(text, parameters.values)).rows
  return cacheIfLarge(
    sql,
    `visits:${JSON.stringify(filter)}`,
    read,
    (months) => months.reduce((sum, { visits }) => sum + visits, 0) > LARGE,
  )
}
