import type { Queryable } from '@/infra/database/pool'
import type { ListQuery, ListSpec } from './listSpec'
import { countStatement } from './listStatement'

/** Up to `listCountMax`. */
export async function countRecords(sql: Queryable, spec: ListSpec, filter: ListQuery['filter']): Promise<number> {
  const { text, values } = countStatement(spec, filter)
  const { rows } = await sql.query<{ total: number }>(text, values)
  return rows[0]?.total ?? 0
}
