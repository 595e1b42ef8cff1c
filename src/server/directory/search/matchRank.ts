import type { Suggestions } from '@/contract/directory'
import { textsOf, type QueryInterpretation } from '@/domain/search/interpretQuery'
import { namesWithAny, type PopularNames } from './popularNames'

/** Best first. */
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
  /** if the search query already selected it */
  card?: Suggestions['restaurants'][number]
}

/** By code point, like the database. */
const byTitle = (a: Hit, b: Hit): number => (a.title < b.title ? -1 : a.title > b.title ? 1 : 0)

/** The id makes the order stable. */
export const byRelevance = (a: Hit, b: Hit): number =>
  a.match - b.match || b.visit_count - a.visit_count || b.agency_count - a.agency_count || byTitle(a, b) || a.id - b.id

export interface PopularHits {
  /** best first */
  beginnings: Hit[]
  /** best first */
  parts: Hit[]
  /** a lower bound for the directory */
  known: number
}

/** The names are sorted by visits, so the first are the best. */
export function popularHits(
  { names, letters, choseong }: PopularNames,
  interpretation: QueryInterpretation,
  limit: number,
  province?: string,
): PopularHits {
  const form = interpretation.form === 'choseong' ? 'choseong' : 'letters'
  const [exact, prefix, parts]: [Hit[], Hit[], Hit[]] = [[], [], []]
  let known = 0
  const texts = textsOf(interpretation)
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
