import { metresBetween } from '../distance'
import { isChainShop } from '../place/lexicon/chainNames'

export interface DuplicatePlace {
  id: number
  name: string
  /** from staff's word list */
  isChain?: true
  branch: string | null
  title: string
  address: string | null
  latitude: number | null
  longitude: number | null
  visitCount: number
  /** normalised addresses of its spellings, with house number */
  addressKeys: string[]
}

export type DuplicateEvidence = 'same_address' | 'near' | 'only_name'

export interface DuplicateCluster {
  places: DuplicatePlace[]
  /** the weakest evidence in the cluster */
  evidence: DuplicateEvidence
  /** metres between the farthest two; null if a point is missing */
  metres: number | null
  /** visits of all but the largest, which a merge moves */
  moved: number
}

/** Pins of the same name within this distance are one place. */
const NEAR_METRES = 60
/** Strongest first. */
const STRENGTH: readonly DuplicateEvidence[] = ['same_address', 'near', 'only_name']

function distance(one: DuplicatePlace, other: DuplicatePlace): number | null {
  const { latitude, longitude } = one
  if (latitude === null || longitude === null || other.latitude === null || other.longitude === null) return null
  return metresBetween({ latitude, longitude }, { latitude: other.latitude, longitude: other.longitude })
}

/** Branches of a chain need an equal address. `isOnlyPair`: no third restaurant there has the name. */
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

/** Clusters are connected by evidence. `isDistinct`: staff marked the two as different. */
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

export const DUPLICATE_MEMBERS_MAX = 20

export const PICKS = ['name', 'category', 'address', 'point', 'phone', 'closed'] as const
export type Pick = (typeof PICKS)[number]

export type Provenance = 'person' | 'licence' | 'kakao' | 'spelling' | 'import'

export interface PickOption {
  /** readable; null if empty */
  value: string | null
  /** how much of the value is known; 0 for nothing */
  known: number
  provenance: Provenance
  /** the file, or the author */
  source: string | null
}

export interface DuplicateMember {
  id: number
  title: string
  region: string | null
  visitCount: number
  agencyCount: number
  reviewCount: number
  lastVisit: string | null
  aliases: string[]
  options: Record<Pick, PickOption>
}

const known = ({ options }: DuplicateMember): number => PICKS.reduce((sum, pick) => sum + options[pick].known, 0)

/** The most complete record first: more visits, then more known fields, then older. */
const fullerFirst = (one: DuplicateMember, other: DuplicateMember): number =>
  other.visitCount - one.visitCount || known(other) - known(one) || one.id - other.id

export const fullestOf = (members: readonly DuplicateMember[]): number => members.toSorted(fullerFirst)[0]?.id ?? 0

export function filledFrom(members: readonly DuplicateMember[], survivor: number): Partial<Record<Pick, number>> {
  const own = members.find(({ id }) => id === survivor)
  if (!own) return {}
  const others = members.filter(({ id }) => id !== survivor).toSorted(fullerFirst)
  const picks: Partial<Record<Pick, number>> = {}
  for (const pick of PICKS) {
    const fuller = (one: DuplicateMember, other: DuplicateMember): DuplicateMember =>
      other.options[pick].known > one.options[pick].known ? other : one
    const best: DuplicateMember = others.reduce(fuller, own)
    if (best !== own) picks[pick] = best.id
  }
  return picks
}

export interface MergeCandidate {
  id: number
  located: boolean
  addressed: boolean
  visits: number
}

/** More precise location, then more visits, then older. Links to the other redirect to it. */
export function survivorOf(a: MergeCandidate, b: MergeCandidate): MergeCandidate {
  const order = (x: MergeCandidate) => [Number(x.located), Number(x.addressed), x.visits, -x.id]
  const [ours, theirs] = [order(a), order(b)]
  const at = ours.findIndex((value, i) => value !== theirs[i])
  return at < 0 || (ours[at] ?? 0) > (theirs[at] ?? 0) ? a : b
}
