import type { Queryable } from '@/infra/database/pool'

interface Use {
  table: string
  column: string
}

/**
 * Every column without ON DELETE CASCADE. Visitors' messages do not count: anyone may write about any place, which must
 * not keep a mistaken one.
 */
const USES = `
  SELECT c.conrelid::regclass::text AS "table", quote_ident(a.attname) AS "column"
  FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
  WHERE c.contype = 'f' AND c.confrelid = $1::regclass AND c.confdeltype <> 'c' AND cardinality(c.conkey) = 1
    AND c.conrelid <> 'tickets'::regclass AND c.conrelid <> ALL ($2::regclass[]::oid[])
  ORDER BY 1, 2`

/** From the schema. Rows of `except` do not count. */
export const usesOf = async (sql: Queryable, table: string, except: readonly string[] = []): Promise<Use[]> =>
  (await sql.query<Use>(USES, [table, except])).rows

/** On `t`; all hold if nothing uses it. Rows of `except` do not count. */
export const unusedConditions = async (
  sql: Queryable,
  table: string,
  except: readonly string[] = [],
): Promise<string[]> =>
  (await usesOf(sql, table, except)).map(
    (use) => `NOT EXISTS (SELECT FROM ${use.table} u WHERE u.${use.column} = t.id)`,
  )
