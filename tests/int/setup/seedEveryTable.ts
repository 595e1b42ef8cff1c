import type { Pool } from 'pg'
import { addRow } from './rows'

interface Column {
  table: string
  name: string
  type: string
  /** of an enum, its first value */
  choice: string | null
  /** of a reference, the table it leads to */
  leads: string | null
}

const COLUMNS = `
  SELECT c.relname AS table, a.attname AS name, format_type(a.atttypid, NULL) AS type,
    (SELECT e.enumlabel FROM pg_enum e WHERE e.enumtypid = a.atttypid ORDER BY e.enumsortorder LIMIT 1) AS choice,
    (SELECT f.relname FROM pg_constraint k JOIN pg_class f ON f.oid = k.confrelid
     WHERE k.conrelid = c.oid AND k.contype = 'f' AND k.conkey = ARRAY[a.attnum] LIMIT 1) AS leads
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE c.relnamespace = 'public'::regnamespace AND c.relname = ANY ($1::text[]) AND a.attnotnull AND NOT a.atthasdef`

function valueOf({ type, choice, name }: Column, n: number): string | number {
  if (choice) return choice
  if (type.startsWith('character') || type === 'text') return `${name} ${n}`
  if (type.startsWith('timestamp') || type === 'date') return '2025-01-01T00:00:00Z'
  if (type === 'jsonb') return '{}'
  if (type === 'boolean') return 'true'
  return 1
}

/**
 * Makes sure that each given table has a row: an empty one gets a row made up from its schema.
 * @param mayFail whether a table may stay empty for the reason that its row was refused
 * @returns the id of each
 */
export async function seedEveryTable(
  pool: Pool,
  tables: readonly string[],
  mayFail: (error: unknown) => boolean = () => false,
): Promise<Map<string, number>> {
  const { rows: columns } = await pool.query<Column>(COLUMNS, [tables])
  const ids = new Map<string, number>()
  let count = 0
  async function insert(table: string): Promise<number> {
    const values = new Map<string, string | number>()
    const led = new Set<string>()
    count++
    for (const column of columns.filter((one) => one.table === table && one.name !== 'id')) {
      const { leads } = column
      // Two references of one row to one table are, as a rule, to two of its rows.
      if (leads && leads !== table) values.set(column.name, led.has(leads) ? await insert(leads) : await fill(leads))
      else values.set(column.name, valueOf(column, count))
      if (leads) led.add(leads)
    }
    const names = [...values.keys()].map((name) => `"${name}"`).join(', ')
    const places = [...values.keys()].map((_, i) => `$${i + 1}`).join(', ')
    const what = names ? `(${names}) VALUES (${places})` : 'DEFAULT VALUES'
    const { rows } = await pool.query<{ id: number }>(`INSERT INTO "${table}" ${what} RETURNING id`, [
      ...values.values(),
    ])
    return rows[0]?.id ?? 0
  }
  const first = async (table: string) =>
    (await pool.query<{ id: number }>(`SELECT id FROM "${table}" ORDER BY id LIMIT 1`)).rows[0]?.id
  async function fill(table: string): Promise<number> {
    const id = ids.get(table) ?? (await first(table)) ?? (await insert(table))
    ids.set(table, id)
    return id
  }
  for (const table of tables)
    await fill(table).catch((error: unknown) => {
      if (!mayFail(error)) throw error
    })
  return ids
}

/** A document in every collection, by the names of their tables; the report is of the comment. */
export async function seedEveryCollection(pool: Pool, tables: readonly string[]): Promise<Map<string, number>> {
  const ids = await seedEveryTable(
    pool,
    tables.filter((table) => table !== 'reports'),
  )
  return ids.set('reports', await addRow(pool, 'reports', { comment_id: ids.get('comments') }))
}
