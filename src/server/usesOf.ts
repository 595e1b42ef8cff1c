import type { Queryable } from '@/infra/database/pool'

/** A column that refers to a table, as SQL names it. */
interface Use {
  table: string
  column: string
}

/**
 * Every column that refers to a table and is not deleted along with what it refers to: a use. A visitor's letter is
 * none: anybody may write about any place, and that must not keep a mistaken one in the directory.
 */
const USES = `
  SELECT c.conrelid::regclass::text AS "table", quote_ident(a.attname) AS "column"
  FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
  WHERE c.contype = 'f' AND c.confrelid = $1::regclass AND c.confdeltype <> 'c' AND cardinality(c.conkey) = 1
    AND c.conrelid <> 'tickets'::regclass AND c.conrelid <> ALL ($2::regclass[]::oid[])
  ORDER BY 1, 2`

/**
 * What uses the rows of a table, read from the schema.
 * @param except tables whose rows are no use
 */
export const usesOf = async (sql: Queryable, table: string, except: readonly string[] = []): Promise<Use[]> =>
  (await sql.query<Use>(USES, [table, except])).rows

/**
 * Conditions on a row `t` of a table that hold together where nothing uses it.
 * @param except tables whose rows are no use
 */
export const unusedConditions = async (
  sql: Queryable,
  table: string,
  except: readonly string[] = [],
): Promise<string[]> =>
  (await usesOf(sql, table, except)).map(
    (use) => `NOT EXISTS (SELECT FROM ${use.table} u WHERE u.${use.column} = t.id)`,
  )
