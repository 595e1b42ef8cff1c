import type { PoolClient } from 'pg'
import { addressKey, addressKeyText } from '@/domain/place/address/addressKey'
import { rejectWhere } from './recordStage'

interface NamedBy {
  id: string
  name: string
  address: string
}

/** Rows with an id; merged restaurants do not count. */
const BY_NUMBER = `
  UPDATE record_stage s SET restaurant_id = r.id FROM restaurants r
  WHERE s.status = 'ok' AND r.id = (s.given ->> $1::text)::int AND r.merged_into_id IS NULL`

/** The cell that would resolve the ambiguity: a missing address, or else the name. */
const TELLING = `CASE WHEN s.given ? $3 THEN $2::text ELSE $3::text END`

const sameBranch = `(split_part(a.key, '|', -3) = n.branch OR split_part(a.key, '|', -3) = '' OR n.branch = '')`

/**
 * By the importer's spelling, or by name, district and address. Without an address all restaurants of that name in the
 * district match, including those added by people; several are ambiguous.
 */
const BY_SPELLING = `
  WITH named AS MATERIALIZED (
    SELECT s.position, s.title, s.place ->> 'key' AS key, s.place ->> 'nameKey' AS name,
      s.place ->> 'branchKey' AS branch, s.place ->> 'addressKey' AS address, g.id AS region
    FROM record_stage s LEFT JOIN regions g ON g.code = s.place ->> 'regionCode'
    WHERE s.status = 'ok' AND s.place IS NOT NULL AND NOT s.given ? $1
  ),
  found AS (
    SELECT n.position, a.restaurant_id, CASE WHEN n.address = '' THEN 2 ELSE 1 END AS rank
    FROM named n JOIN restaurant_aliases a ON a.key = n.key
    UNION ALL
    SELECT n.position, a.restaurant_id, 2 FROM named n
    JOIN restaurant_aliases a ON a.name_key = n.name AND a.region_id = n.region
    WHERE ${sameBranch} AND (n.address = '' OR a.address_key = n.address)
    UNION ALL
    SELECT n.position, r.id, 2 FROM named n
    JOIN restaurants r ON r.search_name COLLATE "C" = public.search_jamo(n.title) COLLATE "C" AND r.region_id = n.region
    WHERE n.address = ''
  ),
  ranked AS (
    SELECT DISTINCT f.position, coalesce(r.merged_into_id, r.id) AS id, f.rank,
      min(f.rank) OVER (PARTITION BY f.position) AS best
    FROM found f JOIN restaurants r ON r.id = f.restaurant_id
  ),
  chosen AS (SELECT position, min(id) AS id, count(*) > 1 AS is_ambiguous FROM ranked WHERE rank = best GROUP BY 1)
  UPDATE record_stage s SET restaurant_id = CASE WHEN NOT c.is_ambiguous THEN c.id END,
    status = CASE WHEN c.is_ambiguous THEN 'error' ELSE s.status END,
    reason = CASE WHEN c.is_ambiguous THEN 'restaurant_ambiguous' END,
    problem_column = CASE WHEN c.is_ambiguous THEN ${TELLING} END
  FROM chosen c WHERE c.position = s.position`

const BY_TITLE = `
  SELECT s.position, s.place ->> 'addressKey' AS "addressKey", r.id, r.address
  FROM record_stage s JOIN regions g ON g.code = s.place ->> 'regionCode'
  JOIN restaurants r ON r.search_name COLLATE "C" = public.search_jamo(s.title) COLLATE "C" AND r.region_id = g.id
  WHERE s.status = 'ok' AND s.restaurant_id IS NULL AND NOT s.given ? $1 AND r.merged_into_id IS NULL`

/** Sets `restaurant_id`; missing ones stay empty. Rows that match several, or a trashed one, are rejected. */
export async function findRestaurants(sql: PoolClient, named: NamedBy): Promise<void> {
  await sql.query(BY_NUMBER, [named.id])
  await rejectWhere(sql, `s.given ? '${named.id}' AND s.restaurant_id IS NULL`, {
    reason: 'restaurant_unknown',
    column: named.id,
  })
  await sql.query(BY_SPELLING, [named.id, named.name, named.address])
  await takeByTitle(sql, named)
  await rejectWhere(
    sql,
    'EXISTS (SELECT FROM restaurants r WHERE r.id = s.restaurant_id AND r.deleted_at IS NOT NULL)',
    { reason: 'restaurant_trashed', column: named.name },
  )
}

async function takeByTitle(sql: PoolClient, named: NamedBy): Promise<void> {
  const { rows } = await sql.query<{ position: number; addressKey: string; id: number; address: string | null }>(
    BY_TITLE,
    [named.id],
  )
  const found = new Map<number, Set<number>>()
  for (const { position, addressKey: wanted, id, address } of rows) {
    if (wanted !== '' && addressKeyText(addressKey(address)) !== wanted) continue
    const ids = found.get(position) ?? new Set()
    found.set(position, ids.add(id))
  }
  if (found.size === 0) return
  const several = [...found].flatMap(([position, ids]) => (ids.size > 1 ? [position] : []))
  const single = [...found].filter(([, ids]) => ids.size === 1)
  await sql.query(
    `UPDATE record_stage s SET restaurant_id = f.id FROM unnest($1::int[], $2::int[]) AS f (position, id)
     WHERE f.position = s.position`,
    [single.map(([position]) => position), single.flatMap(([, ids]) => [...ids])],
  )
  const ambiguous = { reason: 'restaurant_ambiguous', column: named.name } as const
  await rejectWhere(sql, 's.position = ANY ($1::int[])', ambiguous, [several])
}
