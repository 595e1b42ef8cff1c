import type { NameLexicon } from '@/domain/place/evidence/nameLexicon'
import { type Unproven, weighSpelling } from '@/domain/place/evidence/storedNames'
import { respelled } from '@/domain/place/keys/placeIdentity'
import { nameKey } from '@/domain/place/keys/nameKey'
import { queryInBatches } from '@/infra/database/bulkLoad'
import type { Queryable } from '@/infra/database/pool'
import type { Merge } from '../matching/mergeRestaurants'
import { ON_THE_MAP } from '../quality/findUnprovenNames'

const BATCH = 5_000

interface Spelling {
  id: number
  restaurant: number
  key: string
  spelling: string
  other: string | null
  /** the restaurant's name, if confirmed by Kakao or staff */
  proven: string | null
}

const SPELLINGS = (proven: string): string => `
  SELECT a.id, a.restaurant_id AS restaurant, a.key, a.spelling, a.alternate_name_key AS other,
    CASE WHEN ${ON_THE_MAP} OR ${proven} THEN r.name END AS proven
  FROM restaurant_aliases a JOIN restaurants r ON r.id = a.restaurant_id ORDER BY a.id`

const RESPELL = `
  UPDATE restaurant_aliases a SET key = $2, spelling = $3, name_key = $4, address_key = $5
  WHERE a.id = $1 AND NOT EXISTS (SELECT FROM restaurant_aliases o WHERE o.key = $2 AND o.id <> $1)`

/** Visits move to the existing key; its restaurant absorbs the other, unless either was merged or trashed. */
const JOIN = `
  WITH same AS (
    SELECT o.id, o.restaurant_id FROM restaurant_aliases o
    JOIN restaurants theirs ON theirs.id = o.restaurant_id JOIN restaurants ours ON ours.id = $3
    WHERE o.key = $2 AND (theirs.id = ours.id OR num_nulls(
      theirs.merged_into_id, theirs.deleted_at, ours.merged_into_id, ours.deleted_at) = 4)
  ),
  moved AS (UPDATE visits v SET alias_id = same.id FROM same WHERE v.alias_id = $1)
  SELECT restaurant_id AS restaurant FROM same`

/**
 * So that the next import finds places by the rest; spellings without a rest are deleted, their visits stay. `proven`:
 * SQL on `r`. Returns the number of changes, and restaurants that now share a spelling.
 */
export async function respellAliases(
  sql: Queryable,
  lexicon: NameLexicon,
  proven: string,
): Promise<{ respelled: number; removed: number; same: Merge[] }> {
  const found: (Spelling & Unproven)[] = []
  const others: number[] = []
  for await (const rows of queryInBatches<Spelling>(sql, SPELLINGS(proven), BATCH))
    for (const row of rows) {
      if (row.other !== null && weighSpelling(row.other, lexicon)) others.push(row.id)
      const unproven = weighSpelling(row.spelling, lexicon)
      if (unproven && !isProven(row)) found.push({ ...row, ...unproven })
    }
  await sql.query('UPDATE restaurant_aliases SET alternate_name_key = NULL WHERE id = ANY ($1::int[])', [others])
  const removed = found.filter(({ kept }) => kept === null).map(({ id }) => id)
  const same: Merge[] = []
  for (const row of found) {
    if (row.kept === null) continue
    const { key, spelling, nameKey: name, addressKey } = respelled(row.kept, row.key)
    const { rowCount } = await sql.query(RESPELL, [row.id, key, spelling, name, addressKey || null])
    if (rowCount) continue
    removed.push(row.id)
    const { rows } = await sql.query<{ restaurant: number }>(JOIN, [row.id, key, row.restaurant])
    const into = rows[0]?.restaurant ?? row.restaurant
    if (into !== row.restaurant) same.push({ from: row.restaurant, into })
  }
  await sql.query('DELETE FROM restaurant_aliases WHERE id = ANY ($1::int[])', [removed])
  return { respelled: found.length - removed.length, removed: removed.length, same }
}

/** Exactly the restaurant's name, a known sign. */
const isProven = ({ key, proven }: Spelling): boolean =>
  proven !== null && key.split('|').slice(0, -3).join('|') === nameKey(proven)
