import { metresBetween } from '../metresBetween'
import { isChainShop } from '../place/keys/isChainShop'

/** A restaurant as the search for duplicates sees it. */
export interface DuplicatePlace {
  id: number
  name: string
  /** by a word of staff */
  isChain?: true
  branch: string | null
  title: string
  address: string | null
  latitude: number | null
  longitude: number | null
  visitCount: number
  /** normalised addresses of its spellings, those with a number */
  addressKeys: string[]
}

export type DuplicateEvidence = 'same_address' | 'near' | 'only_name'

export interface DuplicateCluster {
  places: DuplicatePlace[]
  /** the weakest that holds it together */
  evidence: DuplicateEvidence
  /** metres between the two that are farthest apart; null where a point is missing */
  metres: number | null
  /** visits of all but the largest: what a merge moves */
  moved: number
}

/** Two pins of one name so near are one place. */
const NEAR_METRES = 60
/** The strongest first. */
const STRENGTH: readonly DuplicateEvidence[] = ['same_address', 'near', 'only_name']

function distance(one: DuplicatePlace, other: DuplicatePlace): number | null {
  const { latitude, longitude } = one
  if (latitude === null || longitude === null || other.latitude === null || other.longitude === null) return null
  return metresBetween({ latitude, longitude }, { latitude: other.latitude, longitude: other.longitude })
}

/**
 * Why two restaurants of one name in one district are likely one; null where they are not. Branches of a chain have the
 * same name and stand apart: only an equal address makes two of them one.
 * @param isOnlyPair whether no third one has that name there
 */
export function duplicateEvidence(
  one: DuplicatePlace,
  other: DuplicatePlace,
  isOnlyPair: boolean,
): DuplicateEvidence | null {
  const otherBranch = one.branch !== null && other.branch !== null && one.branch !== other.branch
  if (one.addressKeys.some((key) => other.addressKeys.includes(key))) return 'same_address'
  if (otherBranch || isChainShop(one)) return null
  const metres = distance(one, other)
  if (metres !== null) return metres <= NEAR_METRES ? 'near' : null
  const oneWithout = one.addressKeys.length === 0 || other.addressKeys.length === 0
  return isOnlyPair && oneWithout && one.branch === other.branch ? 'only_name' : null
}

function clusterOf(places: DuplicatePlace[], evidence: DuplicateEvidence): DuplicateCluster {
  const sorted = [...places].sort((a, b) => b.visitCount - a.visitCount || a.id - b.id)
  const metres = sorted.flatMap((one, index) => sorted.slice(index + 1).map((other) => distance(one, other)))
  const known = metres.filter((each) => each !== null)
  return {
    places: sorted,
    evidence,
    metres: known.length === metres.length ? Math.round(Math.max(...known)) : null,
    moved: sorted.slice(1).reduce((sum, { visitCount }) => sum + visitCount, 0),
  }
}

/**
 * Clusters of a group of restaurants that have one name in one district: those that evidence links, directly or by
 * others of them.
 * @param isDistinct whether somebody has said that two are not one
 */
export function duplicateClusters(
  group: readonly DuplicatePlace[],
  isDistinct: (one: number, other: number) => boolean,
): DuplicateCluster[] {
  const isOnlyPair = group.length === 2
  const open = new Set(group)
  const clusters: DuplicateCluster[] = []
  for (const first of group) {
    if (!open.delete(first)) continue
    const places = [first]
    let weakest = 0
    for (const place of places)
      for (const other of [...open]) {
        const evidence = duplicateEvidence(place, other, isOnlyPair)
        if (evidence === null || places.some(({ id }) => isDistinct(id, other.id))) continue
        weakest = Math.max(weakest, STRENGTH.indexOf(evidence))
        open.delete(other)
        places.push(other)
      }
    if (places.length > 1) clusters.push(clusterOf(places, STRENGTH[weakest] ?? 'only_name'))
  }
  return clusters
}

/** Restaurants that become one at once. */
export const DUPLICATE_MEMBERS_MAX = 20

/** Fields of a restaurant that are picked together when duplicates become one. */
export const PICKS = ['name', 'category', 'address', 'point', 'phone', 'closed'] as const
export type Pick = (typeof PICKS)[number]

/** Where a value comes from. */
export type Provenance = 'person' | 'licence' | 'kakao' | 'spelling' | 'import'

export interface PickOption {
  /** as a person reads it; null for none */
  value: string | null
  /** how much of it is known: 0 for nothing */
  known: number
  provenance: Provenance
  /** the file, or who wrote it */
  source: string | null
}

export interface DuplicateMember {
  id: number
  title: string
  /** as a person reads it; null for none */
  region: string | null
  visitCount: number
  agencyCount: number
  reviewCount: number
  lastVisit: string | null
  aliases: string[]
  options: Record<Pick, PickOption>
}
