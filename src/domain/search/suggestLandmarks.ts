import { displayRegion } from '../region/displayRegion'
import { findByCode } from '../region/findRegion'
import { hallOfAgency } from './readQuery'
import { LANDMARKS, landmarksNamed } from './landmarks'
import { searchText } from './searchJamo'
import { nameMatcher, typedNames } from './suggestRegions'

const LANDMARKS_OFFERED = 2

const known = LANDMARKS.map(({ landmark, whole, bare }) => {
  const region = findByCode(landmark.code)
  return { landmark, region: region && displayRegion(region, { short: true }), names: typedNames([...whole, ...bare]) }
})

export interface SuggestedLandmark {
  name: string
  /** '서울 중구' */
  region: string | null
  /** the search around it, distinct from its namesakes */
  q: string
}

function suggestion({ landmark, region }: (typeof known)[number]): SuggestedLandmark {
  const { name } = landmark
  const isLikeliest = landmarksNamed(searchText(name))[0] === landmark
  return { name, region, q: isLikeliest || !region ? name : `${region} ${name}` }
}

/** The halls of institutions, as far as known. */
export function suggestHalls(agencies: readonly { name: string }[]): SuggestedLandmark[] {
  const halls = new Set(agencies.map(({ name }) => hallOfAgency(name)))
  return known.filter(({ landmark }) => halls.has(landmark)).map(suggestion)
}

/** Stations and halls whose name starts with the query, exact matches first. */
export function suggestLandmarks(query: string): SuggestedLandmark[] {
  const match = nameMatcher(query)
  if (!match) return []
  return known
    .flatMap((one) => {
      const how = match(one.names)
      return how === 0 || how === 1 ? [{ ...one, how }] : []
    })
    .sort((a, b) => a.how - b.how)
    .slice(0, LANDMARKS_OFFERED)
    .map(suggestion)
}
