import { compareShops } from '@/domain/place/match/compareShops'
import type { AliasRecord } from './candidatePair'

/** A non-match of two members with this confidence forbids merging their clusters (cannot-link). */
const CONTRADICTION = 0.9
/** Only the first members are compared; comparing all members of a large cluster finds nothing more. */
const COMPARED = 6

/** Union–find of aliases, merged pair by pair unless two members contradict each other. */
export class ClusterBuilder {
  private readonly parents = new Map<number, number>()
  private readonly created = new Set<number>()
  private readonly members = new Map<number, AliasRecord[]>()

  constructor(records: readonly AliasRecord[]) {
    for (const record of new Map(records.map((each) => [each.alias, each])).values()) {
      this.members.set(record.restaurant, [...(this.members.get(record.restaurant) ?? []), record])
      if (record.isNew) this.created.add(record.restaurant)
    }
  }

  find(restaurant: number): number {
    let at = restaurant
    for (let up = this.parents.get(at); up !== undefined; up = this.parents.get(at)) at = up
    return at
  }

  /** One pair with different numbered addresses is enough, a single typo in a street is not. */
  violatesCannotLink(a: AliasRecord, b: AliasRecord): boolean {
    const ours = this.clusterOf(a).slice(0, COMPARED)
    const theirs = this.clusterOf(b).slice(0, COMPARED)
    const against = ours.flatMap((one) => theirs.filter((other) => isOther(one, other)).map((other) => [one, other]))
    return against.some((pair) => pair.every(isNumbered)) || against.length * 2 >= ours.length * theirs.length
  }

  /**
   * Of two new ones the duplicate is that without a district, else the newer; of new and old the new, unless only it
   * has a district. Returns its id; null if already one cluster, or neither may go.
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
    return this.created.has(restaurant) && (placed(into) || !placed(restaurant))
  }

  private readonly clusterOf = ({ restaurant }: AliasRecord): AliasRecord[] =>
    this.members.get(this.find(restaurant)) ?? []
}

const isNumbered = ({ addressKey }: AliasRecord): boolean => /\d$/.test(addressKey)

function isOther(a: AliasRecord, b: AliasRecord): boolean {
  const { same, confidence } = compareShops(a.shop, b.shop, a.district, b.district)
  return !same && confidence >= CONTRADICTION
}
