import type { AddressRelation, BranchRelation } from './compareParts'
import type { NameRelation } from './compareName'
import type { PlaceComparison } from '../types'

interface ComparisonVector {
  name: NameRelation
  /** Names with their branches: a cut cell may end inside the branch. */
  whole: NameRelation
  branch: BranchRelation
  /** One branch is the other's beginning: '코리아나점' and '코리아나호텔점'. */
  branchBegins: boolean
  /** One branch is the other's end: a space parts name and branch in two ways. */
  branchSplit: boolean
  address: AddressRelation
  bothAddressed: boolean
  /** Both have an address, but one names no street we know: '중구 서소문'. */
  hasUnparsedAddress: boolean
  /** The districts of the addresses or, without one, of the institutions. */
  districts: 'same' | 'other' | 'unknown'
  /** The longer name goes on with a place, a dish, or a last syllable or two that a feed cut off. */
  isExtension: boolean
  /** What the longer name has in front: words of their own, or letters that may belong to it. */
  prefixGap: 'apart' | 'glued' | 'none'
  /** The street is a 대로, along which a chain has several shops. */
  longRoad: boolean
  branchNamesStreet: boolean
  /** One of the cells names a chain and no branch. */
  chain: boolean
  /** The shorter has no branch, so it may have been cut. */
  isCut: boolean
  /** The shorter is a chain's name and one or two letters more: '메가엠지씨커피 마포'. */
  isPartialChainName: boolean
  /** One of the names is a chain's, with a branch or without. */
  chainNamed: boolean
  /** Syllables that only this shop's name has: none in '남원추어탕'. The poorer name counts. */
  core: number
  /** A typing error is in a dish's name, not in what only this shop has. */
  sameCore: boolean
  /** Of the shorter name, in syllables. */
  length: number
  wholeLength: number
}

const yes = (confidence: number, why: string): PlaceComparison => ({ same: true, confidence, why })
const no = (confidence: number, why: string): PlaceComparison => ({ same: false, confidence, why })

/** Scores two parsed shops whose names relate: addresses first, then branches, then the names alone. */
export function matchRules(r: ComparisonVector): PlaceComparison {
  const named = r.name === 'equal' || r.name === 'near'
  const kept = named || r.name === 'ends' || r.name === 'begins'
  if (r.address === 'other') return kept && r.branch === 'equal' ? yes(0.6, 'branch:equal') : no(0.9, 'address:other')
  if (r.whole === 'turned' && r.districts !== 'other' && !r.chain)
    return yes(r.address === 'same' ? 0.85 : 0.7, 'name:turned')
  if (r.branch === 'other' && r.branchSplit && (r.whole === 'equal' || r.whole === 'near'))
    return yes(0.7, 'branch:split')
  if (r.branch === 'other') {
    const isCutBranch = r.whole === 'begins' || (named && r.branchBegins)
    return isCutBranch && r.address === 'same' ? yes(0.7, 'branch:cut') : no(0.93, 'branch:other')
  }
  if (r.address === 'same') return onSameNumber(r)
  if (r.branch === 'equal') {
    if (named) return yes(r.districts === 'other' ? 0.7 : 0.9, 'branch:equal')
    if (r.name === 'ends' && r.length >= 4) return yes(0.75, 'name:front-cut')
    if (r.districts === 'same' && (r.name === 'begins' || r.name === 'inside') && r.length >= 2)
      return yes(0.7, 'branch:equal')
  }
  if (r.address === 'dong_only')
    return r.whole === 'equal' && r.core >= 3 && !r.chain ? yes(0.6, 'name:equal') : no(0.7, 'address:other')
  if (r.address === 'street' || r.address === 'same_street_family') return onSameStreet(r)
  return withoutAddress(r)
}

function onSameNumber(r: ComparisonVector): PlaceComparison {
  if (r.name === 'equal') return yes(0.97, 'address:same-number')
  if (r.name === 'near' || r.name === 'begins' || r.whole === 'begins' || r.whole === 'equal')
    return yes(r.length >= 3 ? 0.85 : 0.75, 'address:same-number')
  return r.name === 'ends' || r.name === 'inside' || r.name === 'turned'
    ? yes(0.75, 'address:same-number')
    : no(0.8, 'name:other')
}

function onSameStreet(r: ComparisonVector): PlaceComparison {
  const isVague = r.address === 'same_street_family' || (r.longRoad && r.branch === 'none')
  if (r.name === 'equal' && r.chain && isVague) return no(0.55, 'chain:street-only')
  if (r.name === 'equal' && r.address === 'same_street_family')
    return yes(r.core > 0 ? 0.75 : 0.6, 'address:same-street')
  if (r.name === 'equal') return yes(r.chain || (r.longRoad && r.branch === 'one') ? 0.75 : 0.85, 'address:same-street')
  if (r.whole === 'equal' || (r.whole === 'begins' && r.wholeLength >= 3)) return yes(0.7, 'address:same-street')
  const isOwn = r.length >= 4 || (r.address === 'street' && r.core >= 2)
  if (r.name === 'ends' && isOwn && !r.chain) return yes(0.65, 'address:same-street')
  return r.name === 'near' && r.length >= 4 ? yes(0.7, 'address:same-street') : no(0.6, 'name:other')
}

function withoutAddress(r: ComparisonVector): PlaceComparison {
  if (r.name === 'equal' && r.branchNamesStreet) return yes(r.chain ? 0.7 : 0.8, 'branch:names-street')
  if (r.name === 'near' && r.branch === 'alike') return yes(0.65, 'branch:alike')
  if (r.bothAddressed && (r.branch === 'one' || r.districts !== 'same')) return no(0.6, 'address:unknown')
  if (r.districts === 'other') return no(0.55, 'district:uncertain')
  if (r.whole === 'equal') return wholeNames(r)
  if (r.chain || r.bothAddressed) return no(0.6, 'undecided')
  return r.districts === 'same' ? withinDistrict(r) : withinProvince(r)
}

function wholeNames(r: ComparisonVector): PlaceComparison {
  if (r.chain && r.branch === 'none') return no(0.5, 'chain:no-branch')
  if (r.bothAddressed) return r.core >= 2 ? yes(0.65, 'name:equal') : no(0.5, 'name:common')
  if (r.length < 2) return no(0.5, 'name:short')
  if (r.hasUnparsedAddress) return yes(0.65, 'name:equal')
  return yes(r.districts === 'same' && r.core >= 2 && r.length >= 3 ? 0.85 : 0.75, 'name:equal')
}

function withinDistrict(r: ComparisonVector): PlaceComparison {
  if (r.whole === 'begins' && r.wholeLength >= 6 && r.isCut)
    return r.isPartialChainName ? no(0.5, 'chain:cut') : yes(0.75, 'name:cut')
  if (r.name === 'equal' && r.branch === 'alike') return yes(0.7, 'branch:alike')
  if (r.name === 'equal' && r.branch === 'one') return yes(0.65, 'branch:left-out')
  if (r.whole === 'begins' && r.isExtension && r.length >= 3 && r.isCut) return yes(0.6, 'name:goes-on')
  if (r.name === 'near' && (r.sameCore || r.core >= 3 || (r.core >= 1 && r.length >= 7))) return yes(0.65, 'name:near')
  if (r.chainNamed) return no(0.6, 'chain:undecided')
  if (r.name === 'ends' && r.core >= 2 && r.prefixGap === 'apart') return yes(0.65, 'name:front')
  if (r.name === 'ends' && r.core >= 3 && r.length >= 4 && r.prefixGap === 'glued') return yes(0.6, 'name:front')
  if (r.name === 'inside' && r.length >= 6) return yes(0.6, 'name:inside')
  return no(0.6, 'undecided')
}

/** Without a district only a long name of its own is enough. */
function withinProvince(r: ComparisonVector): PlaceComparison {
  const isOwn = r.core >= 3 && r.length >= 6 && !r.chainNamed
  if (isOwn && r.name === 'near' && r.branch !== 'one') return yes(0.6, 'name:near')
  if (isOwn && r.name === 'begins' && r.branch === 'none' && r.length >= 7) return yes(0.6, 'name:cut')
  return no(0.6, 'undecided')
}
