import type { Queryable } from '@/infra/database/pool'
import type { ListQuery, ListSpec, StaffRecord } from './listSpec'
import { countStatement, idsStatement, pageStatement, recordsStatement } from './listStatement'

/** Up to `listCountMax`. */
export async function countRecords(sql: Queryable, spec: ListSpec, filter: ListQuery['filter']): Promise<number> {
  const { text, values } = countStatement(spec, filter)
  const { rows } = await sql.query<{ total: number }>(text, values)
  return rows[0]?.total ?? 0
}

interface Page {
  records: StaffRecord[]
  /** up to `listCountMax` */
  total: number
}

export async function listRecords(sql: Queryable, spec: ListSpec, query: ListQuery): Promise<Page> {
  const [page, count] = [pageStatement(spec, query), countStatement(spec, query.filter)]
  const [{ rows: records }, { rows: counts }] = await Promise.all([
    sql.query<StaffRecord>(page.text, page.values),
    sql.query<{ total: number }>(count.text, count.values),
  ])
  return { records, total: counts[0]?.total ?? 0 }
}

/** In the order of `ids`; unknown ones are omitted. */
export async function getRecords(sql: Queryable, spec: ListSpec, ids: readonly number[]): Promise<StaffRecord[]> {
  const { text, values } = recordsStatement(spec, ids, false)
  const { rows } = await sql.query<StaffRecord>(text, values)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export async function getRecord(sql: Queryable, spec: ListSpec, id: number): Promise<StaffRecord | null> {
  const { text, values } = recordsStatement(spec, [id], true)
  const { rows } = await sql.query<StaffRecord>(text, values)
  return rows[0] ?? null
}

export async function listIds(sql: Queryable, spec: ListSpec, query: Omit<ListQuery, 'offset'>): Promise<number[]> {
  const { text, values } = idsStatement(spec, query)
  const { rows } = await sql.query<{ id: number }>(text, values)
  return rows.map(({ id }) => id)
}

/** Locked until `sql`, a transaction, ends; null if missing. */
export async function lockVersion(
  sql: Queryable,
  { table, always = 'true' }: ListSpec,
  id: number,
): Promise<string | null> {
  const { rows } = await sql.query<{ version: string }>(
    `SELECT t.xmin::text AS version FROM ${table} t WHERE t.id = $1 AND ${always} FOR NO KEY UPDATE`,
    [id],
  )
  return rows[0]?.version ?? null
}
