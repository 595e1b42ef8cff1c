import { jamoDistance } from '../place/text/jamoDistance'

export interface AgencyNames {
  id: number
  name: string
  aliases: readonly string[]
}

export interface AgencyNameMatch<T> {
  /** the one an import would use */
  known: T | null
  holding: T[]
  /** similar names, nearest first */
  near: T[]
}

const HOLDING_MAX = 20
const NEAR_MAX = 3
/** One typo is allowed per this many jamo, up to a maximum: '마포규청' and '마포구청' differ in one of nine. */
const JAMO_A_SLIP = 4
const SLIPS_MAX = 4

const keyOf = (name: string): string => name.normalize('NFKC').replace(/\s+/g, '').toLowerCase()

export function findByName<T extends AgencyNames>(typed: string, agencies: readonly T[]): AgencyNameMatch<T> {
  const text = typed.normalize('NFC').trim()
  const key = keyOf(text)
  if (key === '') return { known: null, holding: [], near: [] }
  const namesOf = ({ name, aliases }: T): string[] => [name, ...aliases].map(keyOf)
  const known =
    agencies.find(({ name }) => name === text) ?? agencies.find(({ aliases }) => aliases.includes(text)) ?? null
  const holding = agencies
    .filter((agency) => namesOf(agency).some((name) => name.includes(key)))
    .sort((one, other) => one.name.length - other.name.length || one.name.localeCompare(other.name, 'ko'))
  const slips = Math.min(SLIPS_MAX, Math.floor(key.normalize('NFD').length / JAMO_A_SLIP))
  const near = agencies
    .map((agency) => ({ agency, distance: Math.min(...namesOf(agency).map((name) => distanceOf(key, name))) }))
    .filter(({ agency, distance }) => distance <= slips && agency !== known)
    .sort((one, other) => one.distance - other.distance || one.agency.name.localeCompare(other.agency.name, 'ko'))
    .map(({ agency }) => agency)
  return { known, holding: holding.slice(0, HOLDING_MAX), near: near.slice(0, NEAR_MAX) }
}

/** A name that contains the other counts as near: '서울특별시마포구청' and '마포구청'. */
const distanceOf = (key: string, name: string): number =>
  key.length >= 3 && name.length >= 3 && (key.endsWith(name) || key.startsWith(name)) ? 1 : jamoDistance(key, name)
