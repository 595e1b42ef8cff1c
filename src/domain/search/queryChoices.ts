import { displayRegion } from '../region/regionNames'
import { findByCode } from '../region/findRegion'
import type { QueryReading } from './readQuery'
import { parseRegionWord } from './knownWords'
import { searchText } from './searchJamo'

export interface QueryChoice {
  label: string
  q: string
}

const nameOf = (code: string): string => {
  const region = findByCode(code)
  return region ? displayRegion(region, { short: true }) : ''
}

const isAmbiguous = (word: string): boolean => {
  const region = parseRegionWord(searchText(word))
  return region !== null && 'codes' in region && region.codes.length > 1
}

/** '중구' is in six cities. Empty if the query names one place. */
export function queryChoices(query: string, { point, otherPoints, district }: QueryReading): QueryChoice[] {
  if (point)
    return otherPoints.map(({ name, code }) => ({ label: `${nameOf(code)} ${name}`, q: `${nameOf(code)} ${query}` }))
  if (!district || 'province' in district || district.codes.length < 2) return []
  const written = query.split(/\s+/).find(isAmbiguous)
  return district.codes.map((code) => {
    const name = nameOf(code)
    return { label: name, q: written === undefined ? name : query.replace(written, name) }
  })
}

/** '중구' for '서울 중구' and '부산 중구' */
export const commonName = ([first]: readonly QueryChoice[]): string | undefined => first?.label.split(' ').at(-1)
