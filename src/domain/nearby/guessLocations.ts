import { addressKey, addressKeyText } from '../place/address/addressKey'
import { metresBetween, type Point } from '../distance'

/** `precision`: station or hall, house number, street, or approximate. */
export interface Location extends Point {
  label: string
  region: string | null
  precision: 'place' | 'address' | 'street' | 'area'
}

/** Its address or branch may contain the typed text. */
export interface LocationEvidence extends Point {
  address: string | null
  branch: string | null
  /** '서울특별시 중구' */
  region: string | null
}

/** Evidence farther apart does not describe one place. */
const SPREAD_M = 1_200
/** A single branch name may mislead ('서울역점' at the next station); two at one place do not. */
const BRANCHES_MIN = 2

const middle = (numbers: number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** The median point, which outliers do not move. */
const medianPoint = (points: readonly Point[]): Point => ({
  latitude: middle(points.map(({ latitude }) => latitude)),
  longitude: middle(points.map(({ longitude }) => longitude)),
})

const houseNumber = (number: string | null): number => Number.parseInt(number ?? '', 10)

function groupByRegion<T extends LocationEvidence>(evidence: readonly T[]): Map<string | null, T[]> {
  const groups = new Map<string | null, T[]>()
  for (const one of evidence) groups.set(one.region, [...(groups.get(one.region) ?? []), one])
  return groups
}

/** Evidence grouped by region, without outliers. */
function byRegion(evidence: readonly LocationEvidence[]): { region: string | null; held: LocationEvidence[] }[] {
  return [...groupByRegion(evidence)].map(([region, all]) => {
    const centre = medianPoint(all)
    return { region, held: all.filter((one) => metresBetween(one, centre) <= SPREAD_M) }
  })
}

const located = (held: readonly LocationEvidence[], location: Omit<Location, keyof Point>): Location => ({
  ...location,
  ...medianPoint(held),
})

/** The building itself if known, otherwise the nearest number on the street. */
function atAddress(street: string, number: string | null, evidence: readonly LocationEvidence[]): Location[] {
  const keyed = evidence.flatMap((one) => {
    const key = addressKey(one.address)
    return key && (key.road ?? key.dong) === street ? [{ ...one, number: key.number }] : []
  })
  const wanted = houseNumber(number)
  return [...groupByRegion(keyed)].flatMap(([region, all]) => {
    if (number === null) return located(all, { label: street, region, precision: 'street' })
    const exact = all.filter((one) => one.number === number)
    if (exact.length > 0) return located(exact, { label: `${street} ${number}`, region, precision: 'address' })
    const nearest = all
      .filter((one) => !Number.isNaN(houseNumber(one.number)))
      .toSorted((a, b) => Math.abs(houseNumber(a.number) - wanted) - Math.abs(houseNumber(b.number) - wanted))[0]
    return nearest ? located([nearest], { label: `${street} ${nearest.number}`, region, precision: 'street' }) : []
  })
}

/** The centre of branches and addresses named after the station, building or neighbourhood. */
function around(text: string, evidence: readonly LocationEvidence[]): Location[] {
  const bare = text.replaceAll(' ', '')
  const named = (value: string | null) => value?.replaceAll(' ', '').includes(bare) === true
  return byRegion(evidence.filter(({ address, branch }) => named(address) || named(branch)))
    .filter(({ held }) => held.length >= BRANCHES_MIN || held.some(({ address }) => named(address)))
    .toSorted((a, b) => b.held.length - a.held.length)
    .map(({ region, held }) => located(held, { label: text, region, precision: 'area' }))
}

/** Most likely first; without a map service, only places near restaurants are found. `typed`: without its region. */
export function guessLocations(typed: string, evidence: readonly LocationEvidence[]): Location[] {
  const key = addressKey(typed)
  const street = key?.road ?? (key?.number ? key.dong : null)
  if (key && street) {
    const found = atAddress(street, key.number, evidence)
    if (found.length > 0) return found
  }
  return around(typed, evidence)
}

/** An address's street, or the whole text. */
export function evidenceText(typed: string): string {
  const key = addressKey(typed)
  return (key && addressKeyText({ ...key, number: null })) || typed
}
