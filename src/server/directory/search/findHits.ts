import { textsOf, type QueryInterpretation } from '@/domain/search/interpretQuery'
import type { Queryable } from '@/infra/database/pool'
import { readQuery } from '@/domain/search/readQuery'
import { searchJamo } from '@/domain/search/searchJamo'
import { ALL_TIME } from '../sql/restaurantCard'
import { byRelevance, EXACT, popularHits, type Hit } from './matchRank'
import { nameCondition, placeCondition } from './nameCondition'
import { popularNames } from './popularNames'

/** Filtered after an index scan; bounds the worst case. */
const CANDIDATES_MAX = 3_000
/** Texts with prefix `text` sort below `text` + this, in code point order. */
const LAST_LETTER = '\u{10ffff}'

/** For `hit` (id, visit_count, province, region_code). */
export const SUGGESTED = `
  SELECT json_build_object('id', c.id, 'title', c.title, 'sub_category', c.sub_category, 'address', c.address,
    'sub_add1', hit.province, 'sub_add2', (SELECT sub_add2 FROM regions WHERE code = hit.region_code),
    'visit_count', hit.visit_count) AS card
  FROM restaurants c WHERE c.id = hit.id`

export const matchOf = (form: string, texts: string): string =>
  `CASE WHEN ${form} = ANY (${texts}::text[]) THEN 0 WHEN ${form} ^@ ANY (${texts}::text[]) THEN 1 ELSE 2 END`

/** `condition` is on `restaurants r`, by an index; $1 is the texts, the caller supplies the others. Best first. */
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

export const searchColumn = ({ form }: QueryInterpretation): string =>
  form === 'choseong' ? 'search_choseong' : 'search_name'

const findExact = (sql: Queryable, texts: string[], limit: number) =>
  sql.query<Hit>(ranked('search_name', 'r.search_name COLLATE "C" = ANY ($1)', '$2'), [texts, limit])

const findPrefix = (sql: Queryable, texts: string[], limit: number) => {
  const values: unknown[] = [texts, limit]
  const begins = (text: string) =>
    `(r.search_name COLLATE "C" >= $${values.push(text)}
      AND r.search_name COLLATE "C" < $${values.push(text + LAST_LETTER)})`
  return sql.query<Hit>(ranked('search_name', `(${texts.map(begins).join(' OR ')})`, '$2'), values)
}

async function findParts(sql: Queryable, interpretation: QueryInterpretation, limit: number): Promise<Hit[]> {
  const values: unknown[] = [textsOf(interpretation), limit]
  const condition = nameCondition(interpretation, (value) => `$${values.push(value)}`)
  if (!condition) return []
  const { rows } = await sql.query<Hit>(ranked(searchColumn(interpretation), condition, '$2'), values)
  return rows
}

/** From popular names and the prefix index, with the number of popular matches; null if fewer than `limit`. */
export async function findPopularHits(
  sql: Queryable,
  interpretation: QueryInterpretation,
  limit: number,
): Promise<{ hits: Hit[]; known: number } | null> {
  const { beginnings, parts, known } = popularHits(await popularNames(sql), interpretation, limit)
  if (known < limit) return null
  if (interpretation.form === 'choseong') return { hits: [...beginnings, ...parts].slice(0, limit), known }
  // A restaurant outside the popular names may match exactly.
  const find = beginnings.length < limit ? findPrefix : findExact
  const { rows } = await find(sql, textsOf(interpretation), limit)
  const listed = new Set(rows.map(({ id }) => id))
  const others = [...beginnings, ...parts].filter(({ id, match }) => match !== EXACT && !listed.has(id))
  return { hits: [...rows, ...others].sort(byRelevance).slice(0, limit), known }
}

/**
 * Exact, prefix, then infix matches, each by visits. Frequent texts are found in the popular names, rare ones by the
 * index, so the work is bounded.
 */
export const findHits = async (sql: Queryable, interpretation: QueryInterpretation, limit: number): Promise<Hit[]> =>
  (await findPopularHits(sql, interpretation, limit))?.hits ?? findParts(sql, interpretation, limit)

/** On `restaurants r`: every word, in any order. null for a single word, and for words without an index */
export function everyWord(text: string, add: (value: unknown) => string): string | null {
  const words = text.split(/\s+/).map(searchJamo).filter(Boolean)
  if (words.length < 2) return null
  const conditions = words.map((word) => nameCondition({ form: 'letters', text: word, place: null }, add))
  return conditions.includes(null) ? null : `(${conditions.join(' AND ')})`
}

/** In any order: '갈비 가람' finds 가람갈비. */
export async function findWords(sql: Queryable, query: string, limit: number): Promise<Hit[]> {
  const { words, district } = readQuery(query)
  const values: unknown[] = [[searchJamo(words)], limit]
  const add = (value: unknown) => `$${values.push(value)}`
  const named = everyWord(words, add)
  if (!named) return []
  const inRegions = district && 'codes' in district ? ` AND ${placeCondition(district.codes, add)}` : ''
  const inProvince = district && 'province' in district ? `s.province = ${add(district.province)}` : 'true'
  return (await sql.query<Hit>(ranked('search_name', `${named}${inRegions}`, '$2', inProvince), values)).rows
}
