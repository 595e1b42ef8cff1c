import type { Queryable } from '@/infra/database/pool'
import { emptyTables } from '../setup/emptyTables'

/** Every table of the directory except the import batches, which record what was done. */
const TABLES = [
  'restaurants',
  'restaurant_aliases',
  'visits',
  'agencies',
  'departments',
  'source_documents',
  'import_row_issues',
  'sign_sightings',
  'match_reviews',
  'regions',
  'restaurant_stats',
  'restaurant_monthly_stats',
  'rank_scores',
]

/** Every row of every data table, in an order of its own. */
export const dumpDirectory = (sql: Queryable): Promise<Record<string, string[]>> => dumpTables(sql, TABLES)

/** The same for the given tables. */
export async function dumpTables(sql: Queryable, tables: readonly string[]): Promise<Record<string, string[]>> {
  const dump: Record<string, string[]> = {}
  for (const table of tables) {
    const { rows } = await sql.query<{ row: string }>(`SELECT t::text AS row FROM ${table} t ORDER BY 1`)
    dump[table] = rows.map(({ row }) => row)
  }
  return dump
}

/** The number of rows of each table. */
export const countDirectory = async (sql: Queryable): Promise<Record<string, number>> =>
  Object.fromEntries(Object.entries(await dumpDirectory(sql)).map(([table, rows]) => [table, rows.length]))

/** Deletes everything an import writes, so that each test begins with the regions alone. */
export const emptyDirectory = (sql: Queryable) =>
  emptyTables(sql, ['restaurants', 'agencies', 'source_documents', 'import_batches', 'rank_scores'])
