import type { PoolClient } from 'pg'
import { visible } from '@/server/visibility'
import { orphanedAlias } from './deleteOrphans'
import { usesOf } from '@/server/usesOf'

const LOCK = `
  SELECT FROM restaurants r WHERE r.import_batch_id = $1
    OR r.id IN (SELECT a.restaurant_id FROM restaurant_aliases a WHERE a.import_batch_id = $1)
  ORDER BY r.id FOR UPDATE`

/**
 * No one may start using the restaurants before commit. Call it after deleting visits and before locking the
 * statistics, in the lock order of corrections and reviews; separately, so that the next statement sees new references.
 */
export const lockRestaurantsOf = (sql: PoolClient, batch: number) => sql.query(LOCK, [batch])

/**
 * `stays`: restaurants that an undo keeps, with all spellings: those people use or hid; those the batch created, if
 * visits or spellings remain; any that would lose their last spelling. `held`: in use except by spellings and visits.
 */
const KEEP = (orphaned: string, held: string): string => `
  WITH going AS MATERIALIZED (
    SELECT t.id, t.restaurant_id, r.import_batch_id IS NOT DISTINCT FROM $1 AS is_own
    FROM (SELECT t.* FROM restaurant_aliases t WHERE ${orphaned}) t JOIN restaurants r ON r.id = t.restaurant_id
  ),
  spelled AS MATERIALIZED (
    SELECT a.restaurant_id FROM restaurant_aliases a LEFT JOIN going g ON g.id = a.id
    WHERE g.id IS NULL AND a.restaurant_id IN (SELECT restaurant_id FROM going)
  ),
  stays AS (
    ${held}
    UNION SELECT r.id FROM restaurants r WHERE r.id IN (SELECT restaurant_id FROM going)
      AND NOT (${visible('restaurants', 'r')})
    UNION SELECT v.restaurant_id FROM visits v WHERE v.restaurant_id IN (SELECT restaurant_id FROM going WHERE is_own)
    UNION SELECT restaurant_id FROM going WHERE is_own AND restaurant_id IN (SELECT restaurant_id FROM spelled)
    UNION SELECT restaurant_id FROM going WHERE NOT is_own AND restaurant_id NOT IN (SELECT restaurant_id FROM spelled)
  )
  UPDATE restaurant_aliases a SET import_batch_id = CASE WHEN g.is_own
    THEN (SELECT MIN(v.import_batch_id) FROM visits v WHERE v.restaurant_id = r.id AND v.import_batch_id <> $1)
    ELSE r.import_batch_id END
  FROM going g JOIN stays s ON s.restaurant_id = g.restaurant_id JOIN restaurants r ON r.id = g.restaurant_id
  WHERE a.id = g.id`

/** Importing the file again must find the restaurants. Call it after deleting visits, before `deleteOrphans`. */
export async function keepAliases(sql: PoolClient, batch: number): Promise<void> {
  const uses = await usesOf(sql, 'restaurants', ['restaurant_aliases', 'visits'])
  const held = uses.map(
    ({ table, column }) =>
      `SELECT u.${column} AS restaurant_id FROM ${table} u WHERE u.${column} IN (SELECT restaurant_id FROM going)`,
  )
  await sql.query(KEEP(await orphanedAlias(sql), held.join(' UNION ')), [batch])
}
