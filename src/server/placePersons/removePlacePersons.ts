import { NameLexicon } from '@/domain/place/evidence/nameLexicon'
import { parsePlace } from '@/domain/place/parse/parsePlace'
import type { ParsedShop } from '@/domain/place/types'
import { restaurantTitle } from '@/domain/restaurantTitle'
import type { Queryable } from '@/infra/database/pool'
import { log } from '@/infra/log'
import { SHIPPED_VERSION } from '@/infra/lexicon/shippedLexicon'
import { acquireImportLock } from '../importLock'
import { countLexicon } from '../lexicon/refreshLexicon'
import { recordMerge } from '../matching/mergeRestaurants'
import type { Merge } from '../matching/merge'
import { refreshRestaurants } from '../rankings/refreshRankings'
import { unusedConditions } from '../usesOf'
import { cleanRecords } from './cleanRecords'
import { findUnprovenNames, ON_THE_MAP } from '../quality/findUnprovenNames'
import { respellAliases } from './respellAliases'
import { skipVisits } from './skipVisits'

/** When nothing of the name remains, but a record needs the restaurant. */
const NAMELESS = '비공개'

/** The name of `r` is marked as correct. */
const MARKED = `EXISTS (SELECT FROM quality_marks m
  WHERE m.type = 'person_name' AND m.subject_type = 'restaurant' AND m.subject_id = r.id)`
const PROVEN = `(${ON_THE_MAP} OR ${MARKED})`

/**
 * The import's rule for stored restaurants and records (decision 33): the rest of a name stays with its visits; without
 * a rest the rows become skipped. `sql`: inside a transaction, without a short deadline
 */
export async function removePlacePersons(sql: Queryable): Promise<void> {
  const { rowCount } = await sql.query('SELECT FROM restaurants LIMIT 1')
  if (!rowCount) return
  await acquireImportLock(sql)
  const lexicon = new NameLexicon(SHIPPED_VERSION, await countLexicon(sql))
  const found = await findUnprovenNames(sql, lexicon, `NOT ${MARKED}`)
  const { respelled, removed, same } = await respellAliases(sql, lexicon, PROVEN)
  const gone: number[] = []
  for (const { id, kept } of found) {
    const shop = kept ?? (await spelledOtherwise(sql, id))
    if (shop) await rename(sql, id, shop)
    else gone.push(id)
  }
  const visits = await skipVisits(sql, gone)
  await refreshRestaurants(
    sql,
    found.map(({ id }) => id),
  )
  const hidden = await hide(sql, gone)
  const merged = await mergeAll(sql, same)
  const { rows } = await sql.query<{ name: string }>(`SELECT DISTINCT r.name FROM restaurants r WHERE ${PROVEN}`)
  const records = await cleanRecords(sql, lexicon, new Set(rows.map(({ name }) => name)))
  if (found.length + respelled + removed + records === 0) return
  // Cached requests contain names; issues, recommendations, figures and lexicon are rebuilt from the rest.
  await sql.query('DELETE FROM kakao_response_cache')
  await sql.query('DELETE FROM refresh_runs')
  log.info(
    {
      ...{ renamed: found.length - gone.length, deleted: gone.length - hidden, hidden, merged },
      ...{ spellings: respelled, spellingsRemoved: removed, visitsSkipped: visits, records },
    },
    'persons removed from the names of places',
  )
}

/** Another spelling's name of the restaurant. */
async function spelledOtherwise(sql: Queryable, id: number): Promise<ParsedShop | null> {
  const { rows } = await sql.query<{ spelling: string }>(
    'SELECT spelling FROM restaurant_aliases WHERE restaurant_id = $1 ORDER BY id LIMIT 1',
    [id],
  )
  return rows[0] ? (parsePlace(rows[0].spelling).shops[0] ?? null) : null
}

const rename = (sql: Queryable, id: number, { name, branch, address }: ParsedShop) =>
  sql.query('UPDATE restaurants SET title = $2, name = $3, branch = $4, address = $5 WHERE id = $1', [
    ...[id, restaurantTitle(name, branch), name, branch, address],
  ])

/** Deletes unneeded ones, hides the others without their name. Returns the number hidden. */
async function hide(sql: Queryable, gone: readonly number[]): Promise<number> {
  await sql.query('DELETE FROM restaurant_aliases WHERE restaurant_id = ANY ($1::int[])', [gone])
  await sql.query(`DELETE FROM deleted_visits WHERE (visit ->> 'restaurant_id')::int = ANY ($1::int[])`, [gone])
  const unused = await unusedConditions(sql, 'restaurants')
  await sql.query(`DELETE FROM restaurants t WHERE t.id = ANY ($1::int[]) AND ${unused.join(' AND ')}`, [gone])
  const { rowCount } = await sql.query(
    `UPDATE restaurants SET title = $2, name = $2, branch = NULL, address = NULL, phone = NULL, is_active = FALSE
     WHERE id = ANY ($1::int[])`,
    [gone, NAMELESS],
  )
  await refreshRestaurants(sql, gone)
  return rowCount ?? 0
}

/** They now share a spelling; chains end in the last. Returns the number merged. */
async function mergeAll(sql: Queryable, same: readonly Merge[]): Promise<number> {
  const mergedInto = new Map<number, number>()
  const standing = (id: number): number => {
    const into = mergedInto.get(id)
    return into === undefined ? id : standing(into)
  }
  for (const pair of same) {
    const [from, into] = [standing(pair.from), standing(pair.into)]
    if (from === into) continue
    await recordMerge(sql, { from, into }, null)
    mergedInto.set(from, into)
  }
  return mergedInto.size
}
