import type { SearchReading } from '@/domain/search/readSearch'

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
}

/** By match, then visits, then institutions; equal ones keep one order for good. */
export const byRelevance = (a: Hit, b: Hit): number =>
  a.match - b.match || b.visit_count - a.visit_count || b.agency_count - a.agency_count || a.id - b.id

/** How a name in its search forms meets a reading; null when it does not. */
export function matchName(name: { letters: string; choseong: string }, reading: SearchReading): number | null {
  const form = reading.form === 'choseong' ? name.choseong : name.letters
  const at = form.indexOf(reading.text)
  if (at > 0) return PART
  if (at < 0) return null
  return form.length === reading.text.length ? EXACT : PREFIX
}
