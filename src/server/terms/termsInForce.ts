import type { Queryable } from '@/infra/database/pool'
import { currentTermsSql } from './readTerms'

export async function termsInForce(sql: Queryable): Promise<{ id: number; required: boolean }[]> {
  const { rows } = await sql.query<{ id: number; required: boolean }>(
    `SELECT id, required FROM (${currentTermsSql}) AS v`,
  )
  return rows
}
