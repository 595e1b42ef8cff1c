import { compareShops } from '@/domain/place/match/compareShops'
import type { AliasRecord } from './candidatePair'

/** From this confidence on two spellings of one pile cannot be two places. */
const CONTRADICTION = 0.9
/** A pile grows by what fits its first members; comparing with all of a large one would find nothing more. */
const COMPARED = 6

/** Spellings put together step by step: what is like what, without ending up where two of them cannot be one place. */
export class ClusterBuilder {
  private readonly parents = new Map<number, number>()
  private readonly made = new Set<number>()
  private readonly members = new Map<number, AliasRecord[]>()

  constructor(spellings: readonly AliasRecord[]) {
    for (const spelling of new Map(spellings.map((each) => [each.alias, each])).values()) {
      this.members.set(spelling.restaurant, [...(this.members.get(spelling.restaurant) ?? []), spelling])
      if (spelling.isNew) this.made.add(spelling.restaurant)
    }
  }

  /** The restaurant that a restaurant's spellings have come to. */
  find(restaurant: number): number {
    let at = restaurant
    for (let up = this.parents.get(at); up !== undefined; up = this.parents.get(at)) at = up
    return at
  }

  /**
   * Whether the two piles cannot be one place: two numbered addresses that differ are enough, one slip of the pen in
   * a street's name is not.
   */
  violatesCannotLink(a: AliasRecord, b: AliasRecord): boolean {
    const ours = this.clusterOf(a).slice(0, COMPARED)
    const theirs = this.clusterOf(b).slice(0, COMPARED)
    const against = ours.flatMap((one) => theirs.filter((other) => isOther(one, other)).map((other) => [one, other]))
    return against.some((pair) => pair.every(isNumbered)) || against.length * 2 >= ours.length * theirs.length
  }

  /**
   * Merges two clusters. Of two new restaurants the one without a district is the duplicate, or else the newer one; of
   * a new and an old one it is the new one, unless only the new one has a district.
   * @returns the duplicate's id; null when both are in one cluster already, or neither may be merged away
   */
  union(a: AliasRecord, b: AliasRecord): number | null {
    const one = this.find(a.restaurant)
    const other = this.find(b.restaurant)
    if (one === other) return null
    const [goes, stays] =
      this.mayGo(one, other) && (!this.mayGo(other, one) || one > other) ? [one, other] : [other, one]
    if (!this.mayGo(goes, stays)) return null
    this.members.set(stays, [...(this.members.get(stays) ?? []), ...(this.members.get(goes) ?? [])])
    this.members.delete(goes)
    this.parents.set(goes, stays)
    return goes
  }

  private mayGo(restaurant: number, into: number): boolean {
    const placed = (id: number) => (this.members.get(id) ?? []).some(({ district }) => district !== null)
    return this.made.has(restaurant) && (placed(into) || !placed(restaurant))
  }

  private readonly clusterOf = ({ restaurant }: AliasRecord): AliasRecord[] =>
    this.members.get(this.find(restaurant)) ?? []
}

const isNumbered = ({ addressKey }: AliasRecord): boolean => /\d$/.test(addressKey)

function isOther(a: AliasRecord, b: AliasRecord): boolean {
  const { same, confidence } = compareShops(a.shop, b.shop, a.district, b.district)
  return !same && confidence >= CONTRADICTION
}
