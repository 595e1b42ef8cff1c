import { readQuery } from '@/domain/search/readQuery'
import { searchJamo } from '@/domain/search/searchJamo'
import type { Queryable } from '@/infra/database/pool'
import { ranked } from './findHits'
import type { Hit } from './matchRank'
import { nameCondition, placeCondition } from './nameCondition'

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
