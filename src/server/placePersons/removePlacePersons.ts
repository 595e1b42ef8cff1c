import { NameLexicon } from '@/domain/place/evidence/nameLexicon'
import { parsePlace } from '@/domain/place/parse/parsePlace'
import type { ParsedShop } from '@/domain/place/types'
import { restaurantTitle } from '@/domain/place/keys/placeIdentity'
import type { Queryable } from '@/infra/database/pool'
import { log } from '@/infra/log'
import { SHIPPED_VERSION } from '@/infra/lexicon/shippedLexicon'
import { acquireImportLock } from '../importLock'
import { countLexicon } from '../lexicon'
import { recordMerge, type Merge } from '../matching/mergeRestaurants'
import { refreshRestaurants } from '../rankings/refreshRankings'
import { unusedConditions } from '../usesOf'
import { findUnprovenNames, ON_THE_MAP } from '../quality/findUnprovenNames'
import { cleanRecords } from './cleanRecords'
import { respellAliases } from './respellAliases'

/** As in a later import; a row that also names another place stays a visit there. Counts still add up. */
const SKIP = `
  WITH gone AS (DELETE FROM visits WHERE restaurant_id = ANY ($1::int[]) RETURNING *),
  emptied AS (
    SELECT g.import_batch_id AS batch, g.sheet, g.row_number, max(g.amount) AS amount FROM gone g
    WHERE g.import_batch_id IS NOT NULL AND g.row_number IS NOT NULL AND NOT EXISTS (
      SELECT FROM visits v WHERE v.import_batch_id = g.import_batch_id AND v.sheet IS NOT DISTINCT FROM g.sheet
        AND v.row_number = g.row_number AND v.restaurant_id <> ALL ($1::int[]))
    GROUP BY 1, 2, 3
  ),
  noted AS (
    INSERT INTO import_row_issues (import_batch_id, sheet, row_number, status, reason, amount)
    SELECT batch, sheet, row_number, 'skip', 'place_person', amount FROM emptied
  ),
  counted AS (
    SELECT g.batch, g.visits, count(e.batch) AS rows, coalesce(sum(e.amount), 0) AS amount
    FROM (SELECT import_batch_id AS batch, count(*) AS visits FROM gone WHERE import_batch_id IS NOT NULL GROUP BY 1) g
    LEFT JOIN emptied e USING (batch) GROUP BY 1, 2
  ),
  corrected AS (
    UPDATE import_batches b SET visits_made = b.visits_made - c.visits, rows_visited = b.rows_visited - c.rows,
      rows_skipped = b.rows_skipped + c.rows, amount_visited = b.amount_visited - c.amount,
      amount_skipped = b.amount_skipped + c.amount, updated_at = now(),
      reasons = CASE WHEN c.rows = 0 THEN b.reasons ELSE b.reasons
        || jsonb_build_object('place_person', coalesce((b.reasons ->> 'place_person')::int, 0) + c.rows) END
    FROM counted c WHERE b.id = c.batch
  )
  SELECT count(*)::int AS visits FROM gone`

/** Of restaurants without a remaining name. Returns how many. */
async function skipVisits(sql: Queryable, restaurants: readonly number[]): Promise<number> {
  const { rows } = await sql.query<{ visits: number }>(SKIP, [restaurants])
  return rows[0]?.visits ?? 0
}

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
