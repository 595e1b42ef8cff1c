import { textsOf, type QueryInterpretation } from '@/domain/search/interpretQuery'
import type { Queryable } from '@/infra/database/pool'
import { ALL_TIME } from '../sql/restaurantCard'
import { byRelevance, EXACT, popularHits, type Hit } from './matchRank'
import { nameCondition } from './nameCondition'
import { popularNames } from './topNamesCache'

/** More names than this are not looked at behind an index: a bound on the worst case, far above the usual one. */
const CANDIDATES_MAX = 3_000
/** Every text that begins with `text` sorts below `text` + this, in code point order. */
const LAST_LETTER = '\u{10ffff}'

/** What a suggestion shows of `hit` (id, visit_count, province, region_code). */
export const SUGGESTED = `
  SELECT json_build_object('id', c.id, 'title', c.title, 'sub_category', c.sub_category, 'address', c.address,
    'sub_add1', hit.province, 'sub_add2', (SELECT sub_add2 FROM regions WHERE code = hit.region_code),
    'visit_count', hit.visit_count) AS card
  FROM restaurants c WHERE c.id = hit.id`

/** How well a form meets the texts of a reading. */
export const matchOf = (form: string, texts: string): string =>
  `CASE WHEN ${form} = ANY (${texts}::text[]) THEN 0 WHEN ${form} ^@ ANY (${texts}::text[]) THEN 1 ELSE 2 END`

/**
 * Restaurants whose `form` meets `condition` (on `restaurants r`, by an index), best first.
 * Parameters: $1 the texts; the caller names the others.
 */
export const ranked = (form: string, condition: string, limit: string, where = 'true'): string => `
  SELECT hit.id, hit.match, hit.title, hit.visit_count, hit.agency_count, card.card
  FROM (
    SELECT r.id, ${matchOf(`r.${form}`, '$1')} AS match, s.title, s.visit_count, s.agency_count, s.province,
      s.region_code
    FROM (SELECT r.id, r.${form} FROM restaurants r WHERE ${condition} LIMIT ${CANDIDATES_MAX}) r
    CROSS JOIN LATERAL (
      SELECT s.title, s.visit_count, s.agency_count, s.province, s.region_code FROM restaurant_stats s
      WHERE s.restaurant_id = r.id AND ${ALL_TIME('s')} OFFSET 0
    ) s
    WHERE ${where} ORDER BY 2, s.visit_count DESC, s.agency_count DESC, s.title, r.id LIMIT ${limit}
  ) hit
  CROSS JOIN LATERAL (${SUGGESTED} OFFSET 0) card
  ORDER BY hit.match, hit.visit_count DESC, hit.agency_count DESC, hit.title, hit.id`

/** The column a reading is looked for in. */
export const searchColumn = ({ form }: QueryInterpretation): string =>
  form === 'choseong' ? 'search_choseong' : 'search_name'

/** Names that are one of the texts, from the index. */
const findExact = (sql: Queryable, texts: string[], limit: number) =>
  sql.query<Hit>(ranked('search_name', 'r.search_name COLLATE "C" = ANY ($1)', '$2'), [texts, limit])

/** Names that begin with one of the texts, from the index. */
const findPrefix = (sql: Queryable, texts: string[], limit: number) => {
  const values: unknown[] = [texts, limit]
  const begins = (text: string) =>
    `(r.search_name COLLATE "C" >= $${values.push(text)}
      AND r.search_name COLLATE "C" < $${values.push(text + LAST_LETTER)})`
  return sql.query<Hit>(ranked('search_name', `(${texts.map(begins).join(' OR ')})`, '$2'), values)
}

async function findParts(sql: Queryable, reading: QueryInterpretation, limit: number): Promise<Hit[]> {
  const values: unknown[] = [textsOf(reading), limit]
  const condition = nameCondition(reading, (value) => `$${values.push(value)}`)
  if (!condition) return []
  const { rows } = await sql.query<Hit>(ranked(searchColumn(reading), condition, '$2'), values)
  return rows
}

/**
 * The best `limit` restaurants whose name meets a reading, from the popular names and the index of beginnings, and how
 * many of the popular names do; null when those are fewer than `limit`.
 */
export async function findPopularHits(
  sql: Queryable,
  reading: QueryInterpretation,
  limit: number,
): Promise<{ hits: Hit[]; known: number } | null> {
  const { beginnings, parts, known } = popularHits(await popularNames(sql), reading, limit)
  if (known < limit) return null
  if (reading.form === 'choseong') return { hits: [...beginnings, ...parts].slice(0, limit), known }
  // What the popular names cannot know is whether an unpopular place bears just this name.
  const find = beginnings.length < limit ? findPrefix : findExact
  const { rows } = await find(sql, textsOf(reading), limit)
  const listed = new Set(rows.map(({ id }) => id))
  const others = [...beginnings, ...parts].filter(({ id, match }) => match !== EXACT && !listed.has(id))
  return { hits: [...rows, ...others].sort(byRelevance).slice(0, limit), known }
}

/**
 * The best `limit` restaurants of the whole country whose name meets a reading: exact, then beginning, then part, each
 * by visits. Frequent texts are answered from the popular names and never read the index whole; rare ones from the
 * index, where they have few rows. Both ways the work is bounded.
 */
export const findHits = async (sql: Queryable, reading: QueryInterpretation, limit: number): Promise<Hit[]> =>
  (await findPopularHits(sql, reading, limit))?.hits ?? findParts(sql, reading, limit)
