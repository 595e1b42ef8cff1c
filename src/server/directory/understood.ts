import type { Understood } from '@/domain/directory/schemas'
import { displayRegion } from '@/domain/region/displayRegion'
import { findByCode } from '@/domain/region/findRegion'
import { queryChoices } from '@/domain/search/queryChoices'
import type { QueryReading } from '@/domain/search/readQuery'

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
