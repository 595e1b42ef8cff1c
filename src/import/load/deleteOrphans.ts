import type { PoolClient } from 'pg'
import { adoptAliasAddresses, clearAdoptedAddresses } from '@/server/matching/aliasAddresses'
import { visible } from '@/server/visibility'
import { unusedConditions } from '@/server/usesOf'

/** Tables whose rows remember the import that first brought them, from the leaves to the root. */
const TABLES = ['restaurant_aliases', 'restaurants', 'departments', 'agencies', 'source_documents'] as const

/**
 * A condition on a spelling `t` of the batch $1 by which it goes with that batch. A person's decision about it stays.
 * That a restaurant took its address from it is no use: the restaurant can do without.
 */
export async function orphanedAlias(sql: PoolClient): Promise<string> {
  const unused = await unusedConditions(sql, 'restaurant_aliases', ['restaurants'])
  return ['t.import_batch_id = $1', `t.evidence <> 'person'`, ...unused].join(' AND ')
}

/**
 * Takes away what was first seen in a batch and nothing refers to. What counts as a use is read from the schema, so
 * that a table added later (a review, a favourite) protects its restaurant too. A person's decision is kept: about a
 * spelling, and about a restaurant that was merged, hidden or thrown away, lest the next import bring it back.
 */
export async function deleteOrphans(sql: PoolClient, batch: number): Promise<void> {
  const unaddressed = await clearAdoptedAddresses(sql, 'a.import_batch_id = $1', [batch])
  for (const table of TABLES) {
    const orphaned = await orphanedIn(sql, table)
    // A statement of its own: the next one then sees what somebody just made refer to them, and no one else can.
    await sql.query(`SELECT FROM ${table} WHERE import_batch_id = $1 ORDER BY id FOR UPDATE`, [batch])
    const drop = `DELETE FROM ${table} t WHERE ${orphaned}`
    // Institutions stand in a tree: one goes when nothing below it is left, so this runs until nothing goes.
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
