import type { Suggestions } from '@/domain/directory/schemas'
import type { SearchReading } from '@/domain/search/readSearch'
import { namesWith } from './joinedNames'
import type { PopularNames } from './popularNames'

/** How a name meets a text, best first. */
export const EXACT = 0
export const PREFIX = 1
export const PART = 2
export const ADDRESS = 3
export const SLIP = 4

export interface Hit {
  id: number
  match: number
  visit_count: number
  agency_count: number
  /** what a suggestion shows, where the statement that found the hit has read it already */
  card?: Suggestions['restaurants'][number]
}

/** By match, then visits, then institutions; equal ones keep one order for good. */
export const byRelevance = (a: Hit, b: Hit): number =>
  a.match - b.match || b.visit_count - a.visit_count || b.agency_count - a.agency_count || a.id - b.id

/** The popular names that meet a reading, best visited first. */
export function popularHits({ names, letters, choseong }: PopularNames, reading: SearchReading, province?: string): Hit[] {
  const form = reading.form === 'choseong' ? 'choseong' : 'letters'
  return namesWith(form === 'choseong' ? choseong : letters, reading.text).flatMap((place) => {
    const name = names[place]
    if (!name || (province !== undefined && name.province !== province)) return []
    const match = name[form] === reading.text ? EXACT : name[form].startsWith(reading.text) ? PREFIX : PART
    return [{ id: name.id, match, visit_count: name.visit_count, agency_count: name.agency_count }]
  })
}
