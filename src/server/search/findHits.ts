import type { SearchReading } from '@/domain/search/readSearch'
import type { Sql } from '@/infra/database/pool'
import { ALL_TIME } from '../directory/restaurantCard'
import { byRelevance, EXACT, matchName, PREFIX, type Hit } from './matchName'
import { nameCondition } from './nameCondition'
import { popularNames } from './popularNames'

/** More names than this are not looked at behind an index: a bound on the worst case, far above the usual one. */
const CANDIDATES_MAX = 3_000
/** Every text that begins with `text` sorts below `text` + this, in code point order. */
const LAST_LETTER = '\u{10ffff}'

const MATCH = (form: string): string =>
  `CASE WHEN ${form} = $1 THEN 0 WHEN starts_with(${form}, $1) THEN 1 ELSE 2 END`

/**
 * Restaurants whose `form` meets `condition` (on `restaurants r`, by an index), best first.
 * Parameters: $1 the text; the caller names the others.
 */
export const ranked = (form: string, condition: string, limit: string, where = 'true'): string => `
  SELECT r.id, ${MATCH(`r.${form}`)} AS match, s.visit_count, s.agency_count
  FROM (SELECT r.id, r.${form} FROM restaurants r WHERE ${condition} LIMIT ${CANDIDATES_MAX}) r
  CROSS JOIN LATERAL (
    SELECT s.visit_count, s.agency_count, s.province FROM restaurant_stats s
    WHERE s.restaurant_id = r.id AND ${ALL_TIME('s')} OFFSET 0
  ) s
  WHERE ${where} ORDER BY 2, s.visit_count DESC, s.agency_count DESC, r.id LIMIT ${limit}`

/** The column a reading is looked for in. */
export const formOf = (reading: SearchReading): string => (reading.form === 'choseong' ? 'search_choseong' : 'search_name')

/** Names that are the text, from the index. */
const findExact = (sql: Sql, text: string, limit: number) =>
  sql.query<Hit>(ranked('search_name', 'r.search_name COLLATE "C" = $1', '$2'), [text, limit])

/** Names that begin with the text, from the index. */
const findPrefix = (sql: Sql, text: string, limit: number) =>
  sql.query<Hit>(ranked('search_name', 'r.search_name COLLATE "C" >= $1 AND r.search_name COLLATE "C" < $2', '$3'), [
    text,
    text + LAST_LETTER,
    limit,
  ])

async function findParts(sql: Sql, reading: SearchReading, limit: number): Promise<Hit[]> {
  const values: unknown[] = [reading.text, limit]
  const condition = nameCondition(reading, (value) => `$${values.push(value)}`)
  if (!condition) return []
  const { rows } = await sql.query<Hit>(ranked(formOf(reading), condition, '$2'), values)
  return rows
}

export interface PopularHits {
  hits: Hit[]
  /** how many of the popular names meet the reading: at least so many in the directory do */
  known: number
}

/**
 * The best `limit` restaurants whose name meets a reading, from the popular names and the index of beginnings; null
 * when fewer popular ones do.
 */
export async function findPopularHits(sql: Sql, reading: SearchReading, limit: number): Promise<PopularHits | null> {
  const popular: Hit[] = []
  for (const name of await popularNames(sql)) {
    const match = matchName(name, reading)
    if (match !== null) popular.push({ id: name.id, match, visit_count: name.visit_count, agency_count: name.agency_count })
  }
  const known = popular.length
  if (known < limit) return null
  if (reading.form === 'choseong') return { hits: popular.sort(byRelevance).slice(0, limit), known }
  const beginnings = popular.filter(({ match }) => match <= PREFIX)
  // What the popular names cannot know is whether an unpopular place bears just this name.
  const find = beginnings.length < limit ? findPrefix : findExact
  const { rows } = await find(sql, reading.text, limit)
  const listed = new Set(rows.map(({ id }) => id))
  const others = popular.filter(({ id, match }) => match !== EXACT && !listed.has(id))
  return { hits: [...rows, ...others].sort(byRelevance).slice(0, limit), known }
}

/**
 * The best `limit` restaurants of the whole country whose name meets a reading: exact, then beginning, then part, each
 * by visits. Frequent texts are answered from the popular names and never read the index whole; rare ones from the
 * index, where they have few rows. Both ways the work is bounded.
 */
export const findHits = async (sql: Sql, reading: SearchReading, limit: number): Promise<Hit[]> =>
  (await findPopularHits(sql, reading, limit))?.hits ?? findParts(sql, reading, limit)
