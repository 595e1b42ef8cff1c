import type { PlaceIdentity } from './placeIdentity'

export type Evidence = 'new' | 'same_address' | 'near_spelling'

/** A spelling that already means a restaurant. */
export interface KnownSpelling {
  restaurant: number
  nameKey: string
  branchKey: string
  addressKey: string
  regionCode: string
}

export interface Decision {
  place: PlaceIdentity
  restaurant: number
  evidence: Evidence
}

/**
 * Decides for places whose key nobody has seen which restaurant each one is. Pure; ids of new restaurants are made by
 * `newId`. Leans to "new": two entries can be merged by a person, a wrong merge is hard to see.
 * @param places in the order of the file, each key once
 * @param known spellings with the same name key in the same region
 */
export function decidePlaces(places: readonly PlaceIdentity[], known: readonly KnownSpelling[], newId: () => number): Decision[] {
  const byName = new Map<string, KnownSpelling[]>()
  const groupOf = (nameKey: string, regionCode: string): KnownSpelling[] => {
    const key = `${nameKey}|${regionCode}`
    const group = byName.get(key) ?? []
    byName.set(key, group)
    return group
  }
  for (const spelling of known) groupOf(spelling.nameKey, spelling.regionCode).push(spelling)
  return places.map((place) => {
    const { nameKey, branchKey, addressKey, regionCode } = place
    // A street's name is in many cities: without a district nothing tells which one is meant.
    if (regionCode === null) return { place, restaurant: newId(), evidence: 'new' }
    const group = groupOf(nameKey, regionCode)
    const match = sameAddress(place, group) ?? onlyCandidate(place, group)
    const decision: Decision = { place, restaurant: match?.restaurant ?? newId(), evidence: match?.evidence ?? 'new' }
    group.push({ restaurant: decision.restaurant, nameKey, branchKey, addressKey, regionCode })
    return decision
  })
}

type Match = Pick<Decision, 'restaurant' | 'evidence'> | null

/** One name at one numbered address is one place, also where one of the two leaves the branch out. */
function sameAddress({ branchKey, addressKey }: PlaceIdentity, group: readonly KnownSpelling[]): Match {
  if (!/\d$/.test(addressKey)) return null
  const there = group.filter((other) => other.addressKey === addressKey)
  const fitting = there.filter((other) => other.branchKey === branchKey || !other.branchKey || !branchKey)
  const restaurants = new Set(fitting.map(({ restaurant }) => restaurant))
  const [restaurant] = restaurants
  return restaurants.size === 1 && restaurant !== undefined ? { restaurant, evidence: 'same_address' } : null
}

/** Without an address on one side, the same name and branch must be the only such place in the district. */
function onlyCandidate({ branchKey, addressKey }: PlaceIdentity, group: readonly KnownSpelling[]): Match {
  const restaurants = new Set(group.map(({ restaurant }) => restaurant))
  const [restaurant] = restaurants
  if (restaurants.size !== 1 || restaurant === undefined) return null
  if (group.some((other) => other.branchKey !== branchKey)) return null
  const addresses = new Set(group.map((other) => other.addressKey).filter(Boolean))
  if (addressKey !== '' && addresses.size > 0) return null
  return { restaurant, evidence: 'near_spelling' }
}
