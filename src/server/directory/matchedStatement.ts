import type { ListScope } from '@/domain/directory/listScope'
import type { ListQuery } from '@/domain/directory/query'
import type { SearchReading } from '@/domain/search/readSearch'
import { ADDRESS } from '../search/matchName'
import { nameCondition, partOf, placeCondition } from '../search/nameCondition'
import { listConditions, Parameters } from './listStatement'

const TRIGRAM = 3

function readingPlace({ place }: SearchReading, parameters: Parameters): string {
  if (!place) return ''
  return 'province' in place
    ? `AND s.province = ${parameters.add(place.province)}`
    : `AND s.region_code = ANY (${parameters.add(place.codes)}::text[]) AND ${placeCondition(place.codes, (value) => parameters.add(value))}`
}

/** Rows of `restaurant_stats s` that pass the filters and meet one reading in the name, and those that do in the address. */
function branches(reading: SearchReading, filters: string, parameters: Parameters, likelihood: number): string[] {
  const place = readingPlace(reading, parameters)
  const select = (match: string, condition: string) => `
    SELECT s.*, ${match} AS match FROM restaurant_stats s JOIN restaurants r ON r.id = s.restaurant_id
    WHERE ${filters} ${place} AND ${condition}`
  if (reading.text === '') return [select(`${likelihood + ADDRESS}`, 'true')]
  const name = nameCondition(reading, (value) => parameters.add(value))
  const text = parameters.add(reading.text)
  const form = reading.form === 'choseong' ? 'r.search_choseong' : 'r.search_name'
  const match = `${likelihood} + CASE WHEN ${form} = ${text} THEN 0 WHEN starts_with(${form}, ${text}) THEN 1 ELSE 2 END`
  const found = name ? [select(match, name)] : []
  if (reading.form === 'letters' && reading.text.length >= TRIGRAM)
    found.push(select(`${likelihood + ADDRESS}`, `r.search_address LIKE ${parameters.add(partOf(reading.text))}`))
  return found
}

/**
 * Everything the list may show for a text: rows of `restaurant_stats` with `match` (smaller is better), each restaurant
 * once. Null when no index knows the text.
 */
export function matchedStatement(query: ListQuery, scope: ListScope, readings: readonly SearchReading[], parameters: Parameters): string | null {
  const filters = listConditions(query, scope, parameters)
  const all = readings.flatMap((reading, i) => branches(reading, filters, parameters, i * (ADDRESS + 1)))
  if (all.length === 0) return null
  return `SELECT DISTINCT ON (restaurant_id) * FROM (${all.join(' UNION ALL ')}) matched ORDER BY restaurant_id, match`
}

/** The same for restaurants known by id, best first. */
export function listedStatement(query: ListQuery, scope: ListScope, ids: readonly number[], parameters: Parameters): string {
  return `
    SELECT s.*, given.place::int AS match
    FROM unnest(${parameters.add(ids)}::int[]) WITH ORDINALITY AS given (id, place)
    JOIN restaurant_stats s ON s.restaurant_id = given.id WHERE ${listConditions(query, scope, parameters)}`
}
