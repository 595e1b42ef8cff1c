import type { Understood } from '@/domain/directory/schemas'
import { nearText } from '@/domain/nearby/nearPoint'
import { readQuery } from '@/domain/search/readQuery'
import type { ListFilter } from './sql/listStatement'
import { describeInterpretation } from './understood'

export interface ListCandidate {
  filter: ListFilter
  understood?: Understood
}

/** Most likely first: around a place, a food, a district; or names with the text. The first with results is shown. */
export function listCandidates(query: ListFilter): ListCandidate[] {
  if (!query.q) return [{ filter: query }]
  const reading = readQuery(query.q)
  const { point, district, kind, meal, words, text, isSure, perHeadMax } = reading
  const named: ListCandidate = { filter: query }
  const understood = describeInterpretation(query.q, reading)
  const asked = { ...query, kind, meal, per_head_max: query.per_head_max ?? perHeadMax ?? undefined }
  if (point && !query.near) {
    const around: ListCandidate = {
      filter: {
        ...asked,
        q: words || undefined,
        near: nearText(point),
        radius: query.radius ?? reading.radius ?? undefined,
      },
      understood,
    }
    return isSure ? [around, named] : [named, around]
  }
  if (words !== '') return [named]
  const isRequest = kind !== null || meal !== null || perHeadMax !== null || text !== query.q
  if (isRequest) return [{ filter: { ...asked, q: undefined, place: district }, understood }, named]
  return [understood.choices.length > 0 ? { ...named, understood } : named]
}
