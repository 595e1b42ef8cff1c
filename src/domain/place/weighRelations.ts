import type { AddressRelation, BranchRelation, NameRelation } from './compareParts'
import type { PlaceComparison } from './types'

interface Relations {
  name: NameRelation
  /** Names with their branches: a cut cell may end inside the branch. */
  whole: NameRelation
  branch: BranchRelation
  address: AddressRelation
  bothAddressed: boolean
  /** The addresses themselves name one district. */
  addressedDistrict: boolean
  /** The longer name goes on with a place, a dish, or a last syllable or two that a feed cut off. */
  goesOn: boolean
  /** The street is a 대로, along which a chain has several shops. */
  longRoad: boolean
  branchNamesStreet: boolean
  /** One of the cells names a chain and no branch. */
  chain: boolean
  sameDistrict: boolean
  /** Of the shorter name, in syllables. */
  length: number
  wholeLength: number
}

const yes = (confidence: number, why: string): PlaceComparison => ({ same: true, confidence, why })
const no = (confidence: number, why: string): PlaceComparison => ({ same: false, confidence, why })

/** Weighs what two readings have in common; address against address first, then branch, then the names alone. */
export function weighRelations(r: Relations): PlaceComparison {
  if (r.name === 'other' && r.whole === 'other') return no(0.95, 'name:other')
  const named = r.name === 'equal' || r.name === 'near'
  if (r.address === 'other') return named && r.branch === 'equal' ? yes(0.6, 'branch:equal') : no(0.9, 'address:other')
  if (r.branch === 'other')
    return r.whole === 'begins' && r.address === 'same' ? yes(0.7, 'branch:cut') : no(0.93, 'branch:other')
  if (r.address === 'same') return onSameNumber(r)
  if (named && r.branch === 'equal') return yes(0.9, 'branch:equal')
  if (r.name === 'ends' && r.branch === 'equal' && r.length >= 4) return yes(0.75, 'name:front-cut')
  if (r.address === 'street' || r.address === 'kin') return onSameStreet(r)
  return withoutAddress(r)
}

function onSameNumber(r: Relations): PlaceComparison {
  if (r.name === 'equal') return yes(0.97, 'address:same-number')
  if (r.name === 'near' || r.name === 'begins' || r.whole === 'begins' || r.whole === 'equal')
    return yes(0.85, 'address:same-number')
  return r.name === 'ends' ? yes(0.75, 'address:same-number') : no(0.8, 'name:other')
}

function onSameStreet(r: Relations): PlaceComparison {
  if (r.name === 'equal' && r.chain && r.branch === 'none' && r.longRoad) return no(0.55, 'chain:street-only')
  if (r.name === 'equal') return yes(0.8, 'address:same-street')
  if (r.whole === 'equal' || (r.whole === 'begins' && r.wholeLength >= 3)) return yes(0.7, 'address:same-street')
  return r.name === 'near' && r.length >= 4 ? yes(0.7, 'address:same-street') : no(0.6, 'name:other')
}

function withoutAddress(r: Relations): PlaceComparison {
  if (r.name === 'equal' && r.branchNamesStreet) return yes(0.8, 'branch:names-street')
  if (r.name === 'near' && r.branch === 'alike') return yes(0.65, 'branch:alike')
  if (r.bothAddressed && (r.branch === 'one' || !r.addressedDistrict)) return no(0.6, 'address:unknown')
  if (r.whole === 'equal') return wholeNames(r)
  if (r.whole === 'begins' && r.wholeLength >= 6 && r.sameDistrict && !r.chain) return yes(0.75, 'name:cut')
  if (r.name === 'equal' && r.branch === 'alike')
    return r.sameDistrict ? yes(0.7, 'branch:alike') : no(0.5, 'branch:alike')
  if (r.name === 'equal' && r.branch === 'one' && !r.chain && r.sameDistrict) return yes(0.65, 'branch:left-out')
  if (r.whole === 'begins' && r.goesOn && !r.chain && r.sameDistrict && r.length >= 3) return yes(0.6, 'name:goes-on')
  if (r.name === 'near' && !r.chain && r.sameDistrict && r.length >= 4) return yes(0.65, 'name:near')
  return no(0.6, 'undecided')
}

function wholeNames(r: Relations): PlaceComparison {
  if (r.chain && r.branch === 'none') return no(0.5, 'chain:no-branch')
  return r.length >= 2 ? yes(0.75, 'name:equal') : no(0.5, 'name:short')
}
