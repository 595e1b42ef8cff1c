import type { Suggestions } from '@/domain/directory/schemas'
import { textsOf, type QueryInterpretation } from '@/domain/search/interpretQuery'
import { namesWithAny } from './haystack'
import type { PopularNames } from './topNamesCache'

/** How a name meets a text, best first. */
export const EXACT = 0
export const PREFIX = 1
export const INFIX = 2
export const ADDRESS = 3
export const FUZZY = 4

export interface Hit {
  id: number
  match: number
  title: string
  visit_count: number
  agency_count: number
  /** what a suggestion shows, where the statement that found the hit has read it already */
  card?: Suggestions['restaurants'][number]
}

/** By code point, as the database compares titles. */
const byTitle = (a: Hit, b: Hit): number => (a.title < b.title ? -1 : a.title > b.title ? 1 : 0)

/** By match, then visits, institutions and name; namesakes keep one order for good. */
export const byRelevance = (a: Hit, b: Hit): number =>
  a.match - b.match || b.visit_count - a.visit_count || b.agency_count - a.agency_count || byTitle(a, b) || a.id - b.id

export interface PopularHits {
  /** the best `limit` that are the text or begin with it, best first */
  beginnings: Hit[]
  /** the best `limit` that have it further on, best first */
  parts: Hit[]
  /** how many of the popular names meet the reading: at least so many in the directory do */
  known: number
}

/** The popular names that meet a reading. They are sorted by visits already, so the first ones are the best. */
export function popularHits(
  { names, letters, choseong }: PopularNames,
  reading: QueryInterpretation,
  limit: number,
  province?: string,
): PopularHits {
  const form = reading.form === 'choseong' ? 'choseong' : 'letters'
  const [exact, prefix, parts]: [Hit[], Hit[], Hit[]] = [[], [], []]
  let known = 0
  const texts = textsOf(reading)
  for (const place of namesWithAny(form === 'choseong' ? choseong : letters, texts)) {
    const name = names[place]
    if (!name || (province !== undefined && name.province !== province)) continue
    known += 1
    const match = texts.includes(name[form])
      ? EXACT
      : texts.some((text) => name[form].startsWith(text))
        ? PREFIX
        : INFIX
    const bucket = match === EXACT ? exact : match === PREFIX ? prefix : parts
    const { id, title, visit_count, agency_count } = name
    if (bucket.length < limit) bucket.push({ id, title, match, visit_count, agency_count })
  }
  return { beginnings: [...exact, ...prefix], parts, known }
}
