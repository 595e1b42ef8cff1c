import { LOCATIONS_MAX } from '@/domain/nearby/nearby'
import { evidenceText, guessLocations, type LocationEvidence, type Location } from '@/domain/nearby/guessLocations'
import { displayRegion } from '@/domain/region/regionNames'
import { findByCode } from '@/domain/region/findRegion'
import { readQuery } from '@/domain/search/readQuery'
import { parseRegionWord } from '@/domain/search/knownWords'
import { searchJamo } from '@/domain/search/searchJamo'
import type { Queryable } from '@/infra/database/pool'
import { visible } from '../../sqlConditions'
import { containsPattern } from '../search/nameCondition'

const EVIDENCE_MAX = 400
/** Shorter texts match too much, and no index applies. */
const JAMO_MIN = 4

/** Address or name contains the text. */
const EVIDENCE = `
  SELECT r.latitude::float8 AS latitude, r.longitude::float8 AS longitude, r.address, r.branch,
    concat_ws(' ', g.sub_add1, g.sub_add2) AS region
  FROM (
    SELECT id FROM restaurants WHERE search_address LIKE $1
    UNION SELECT id FROM restaurants WHERE search_name LIKE $1 AND branch IS NOT NULL
    LIMIT ${EVIDENCE_MAX}
  ) found
  JOIN restaurants r ON r.id = found.id AND ${visible('restaurants', 'r')}
  JOIN regions g ON g.id = r.region_id
  WHERE r.latitude IS NOT NULL AND r.longitude IS NOT NULL 
    AND ($2::text IS NULL OR g.sub_add1 = $2) AND ($3::text[] IS NULL OR g.code = ANY ($3))`

interface TypedPlace {
  text: string
  province: string | null
  codes: readonly string[] | null
}

/** '부산 서면역' is 서면역 in 부산. */
function readRegions(typed: string): TypedPlace {
  const words = typed.split(' ')
  const place: TypedPlace = { text: typed, province: null, codes: null }
  while (words.length > 1) {
    const region = parseRegionWord(words[0] ?? '')
    if (!region) break
    if ('province' in region) place.province = region.province
    else place.codes = region.codes
    words.shift()
  }
  return { ...place, text: words.join(' ') }
}

function knownPlaces(text: string): Location[] {
  const { point, otherPoints, words } = readQuery(text)
  if (!point || words !== '') return []
  return [point, ...otherPoints].map(({ name, code, latitude, longitude }) => {
    const region = findByCode(code)
    return { label: name, region: region && displayRegion(region), latitude, longitude, precision: 'place' }
  })
}

/**
 * From official points of stations and halls, or else places known there, most likely first. A leading region narrows
 * the search.
 */
export async function findLocations(sql: Queryable, text: string): Promise<Location[]> {
  const typed = text.normalize('NFC').replace(/\s+/g, ' ').trim()
  const known = knownPlaces(typed)
  if (known.length > 0) return known.slice(0, LOCATIONS_MAX)
  const { text: bare, province, codes } = readRegions(typed)
  const jamo = searchJamo(evidenceText(bare))
  if (jamo.length < JAMO_MIN) return []
  const { rows } = await sql.query<LocationEvidence>(EVIDENCE, [containsPattern(jamo), province, codes])
  return guessLocations(bare, rows).slice(0, LOCATIONS_MAX)
}

/** The only location found, if it needs no confirmation. */
export function sureLocation(found: readonly Location[]): Location | undefined {
  const [only, ...others] = found
  const isSure = only?.precision === 'address' || only?.precision === 'place'
  return isSure && others.length === 0 ? only : undefined
}
