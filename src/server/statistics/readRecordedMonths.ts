import { listScope } from '@/domain/directory/listScope'
import type { ListQuery } from '@/domain/directory/query'
import type { Queryable } from '@/infra/database/pool'

function countedPart(query: ListQuery): [dimension: string, key: string] {
  if (query.agency !== undefined) return ['agency', String(query.agency)]
  const scope = listScope(query)
  if (scope.kind === 'region') return ['region', scope.code]
  return scope.kind === 'province' ? ['province', scope.province] : ['all', '']
}

/** 'YYYY-MM', oldest first. */
export async function readRecordedMonths(sql: Queryable, query: ListQuery): Promise<string[]> {
  const { rows } = await sql.query<{ period: string }>(
    `SELECT period FROM statistics_periods WHERE dimension = $1 AND key = $2 AND length(period) = 7 ORDER BY period`,
    countedPart(query),
  )
  return rows.map(({ period }) => period)
}
