import type { PoolClient } from 'pg'
import { adoptAliasAddresses, clearAdoptedAddresses } from '@/server/matching/aliasAddresses'
import { visible } from '@/server/sqlConditions'
import { unusedConditions } from '@/server/usesOf'

/** Tables whose rows remember the import that created them, from leaves to root. */
const TABLES = ['restaurant_aliases', 'restaurants', 'departments', 'agencies', 'source_documents'] as const

/** `t` is a spelling of batch $1. Those decided by a person stay; a restaurant loses an address taken from it. */
export async function orphanedAlias(sql: PoolClient): Promise<string> {
  const unused = await unusedConditions(sql, 'restaurant_aliases', ['restaurants'])
  return ['t.import_batch_id = $1', `t.evidence <> 'person'`, ...unused].join(' AND ')
}

/**
 * References are read from the schema, so that tables added later protect restaurants too. People's decisions are kept,
 * so that the next import does not revert them.
 */
export async function deleteOrphans(sql: PoolClient, batch: number): Promise<void> {
  const unaddressed = await clearAdoptedAddresses(sql, 'a.import_batch_id = $1', [batch])
  for (const table of TABLES) {
    const orphaned = await orphanedIn(sql, table)
    // A separate statement, so that the next one sees references just created and no one can add more.
    await sql.query(`SELECT FROM ${table} WHERE import_batch_id = $1 ORDER BY id FOR UPDATE`, [batch])
    const drop = `DELETE FROM ${table} t WHERE ${orphaned}`
    // Institutions form a tree: repeats until no empty leaf is left.
    while ((await sql.query(drop, [batch])).rowCount) continue
  }
  await adoptAliasAddresses(sql, unaddressed)
}

async function orphanedIn(sql: PoolClient, table: (typeof TABLES)[number]): Promise<string> {
  if (table === 'restaurant_aliases') return orphanedAlias(sql)
  const conditions = ['t.import_batch_id = $1', ...(await unusedConditions(sql, table))]
  if (table === 'restaurants') conditions.push(visible('restaurants', 't'))
  return conditions.join(' AND ')
}
