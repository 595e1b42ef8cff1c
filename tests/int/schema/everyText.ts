import type { Queryable } from '@/infra/database/pool'

/** Every text of every table. */
export async function everyText(sql: Queryable): Promise<string> {
  const { rows } = await sql.query<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'`,
  )
  const tables = await Promise.all(
    rows.map(({ name }) => sql.query<{ row: string }>(`SELECT t::text AS row FROM ${name} t`)),
  )
  return tables.flatMap((table) => table.rows.map(({ row }) => row)).join('\n')
}
