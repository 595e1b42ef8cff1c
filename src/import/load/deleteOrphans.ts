import type { PoolClient } from 'pg'
import { adoptAliasAddresses, clearAdoptedAddresses } from '@/server/matching/aliasAddresses'

/** Tables whose rows remember the import that first brought them, from the leaves to the root. */
const TABLES = ['restaurant_aliases', 'restaurants', 'departments', 'agencies', 'source_documents'] as const

/**
 * Every column that refers to a table and is not deleted along with what it refers to: a use. A visitor's letter is
 * none: anybody may write about any place, and that must not keep a mistaken one in the directory.
 */
const USES = `
  SELECT format('NOT EXISTS (SELECT FROM %s u WHERE u.%I = t.id)', c.conrelid::regclass, a.attname) AS unused
  FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
  WHERE c.contype = 'f' AND c.confrelid = $1::regclass AND c.confdeltype <> 'c' AND cardinality(c.conkey) = 1
    AND c.conrelid <> 'tickets'::regclass AND c.conrelid <> ALL ($2::regclass[]::oid[])`

/**
 * Conditions on a row `t` of a table that hold together where nothing uses it.
 * @param except tables whose rows are no use
 */
export async function unusedConditions(
  sql: PoolClient,
  table: string,
  except: readonly string[] = [],
): Promise<string[]> {
  const { rows } = await sql.query<{ unused: string }>(USES, [table, except])
  return rows.map(({ unused }) => unused)
}

/**
 * Takes away what was first seen in a batch and nothing refers to. What counts as a use is read from the schema, so
 * that a table added later (a review, a favourite) protects its restaurant too. A person's decision about a spelling
 * is kept.
 */
export async function deleteOrphans(sql: PoolClient, batch: number): Promise<void> {
  const unaddressed = await clearAdoptedAddresses(sql, 'a.import_batch_id = $1', [batch])
  for (const table of TABLES) {
    const conditions = ['t.import_batch_id = $1', ...(await unusedConditions(sql, table))]
    if (table === 'restaurant_aliases') conditions.push(`t.evidence <> 'person'`)
    // A statement of its own: the next one then sees what somebody just made refer to them, and nobody else can.
    await sql.query(`SELECT FROM ${table} WHERE import_batch_id = $1 ORDER BY id FOR UPDATE`, [batch])
    const drop = `DELETE FROM ${table} t WHERE ${conditions.join(' AND ')}`
    // Institutions stand in a tree: one goes when nothing below it is left, so this runs until nothing goes.
    while ((await sql.query(drop, [batch])).rowCount) continue
  }
  await adoptAliasAddresses(sql, unaddressed)
}
