import type { Understood } from '@/contract/directory'
import { RADIUS_WIDE } from '@/domain/nearby/nearby'
import { nearText } from '@/domain/nearby/nearPoint'
import { readQuery, type QueryReading } from '@/domain/search/readQuery'
import { displayRegion } from '@/domain/region/regionNames'
import { findByCode } from '@/domain/region/findRegion'
import { queryChoices } from '@/domain/search/queryChoices'
import type { ListFilter } from './sql/listStatement'

const regionName = (code: string): string[] => {
  const region = findByCode(code)
  return region ? [displayRegion(region, { short: true })] : []
}

export function describeInterpretation(query: string, reading: QueryReading): Understood {
  const { point, district, kind, meal } = reading
  return {
    kind: kind?.name ?? null,
    places: district === null ? [] : 'province' in district ? [district.province] : district.codes.flatMap(regionName),
    point: point && {
      name: point.name,
      region: regionName(point.code)[0] ?? null,
      latitude: point.latitude,
      longitude: point.longitude,
    },
    meal,
    choices: queryChoices(query, reading),
  }
}

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
    const radius = query.radius ?? reading.radius ?? undefined
    const around = [radius, ...(radius === undefined ? [RADIUS_WIDE] : [])].map((within) => ({
      filter: { ...asked, q: words || undefined, near: nearText(point), radius: within },
      understood,
    }))
    return isSure ? [...around, named] : [named, ...around]
  }
  if (words !== '') return [named]
  const isRequest = kind !== null || meal !== null || perHeadMax !== null || text !== query.q
  if (isRequest) return [{ filter: { ...asked, q: undefined, place: district }, understood }, named]
  return [understood.choices.length > 0 ? { ...named, understood } : named]
}
