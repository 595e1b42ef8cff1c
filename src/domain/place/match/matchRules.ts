import type { ComparisonVector } from './comparisonVector'
import type { PlaceComparison } from '../types'

/** In a chain name of at least this many syllables, one missing is a typo. */
const LONG_CHAIN = 6

/** The same name in two 동: usually two shops, but a department may have written its own 동. */
export const OTHER_DONG = 'address:other-dong'

const yes = (confidence: number, why: string): PlaceComparison => ({ same: true, confidence, why })
const no = (confidence: number, why: string): PlaceComparison => ({ same: false, confidence, why })

export function matchRules(r: ComparisonVector): PlaceComparison {
  const named = r.name === 'equal' || r.name === 'near'
  const kept = named || r.name === 'ends' || r.name === 'begins'
  if (r.address === 'slip' && r.name === 'equal' && !r.chain && r.branch !== 'other' && r.length >= 2)
    return yes(0.6, 'address:slip')
  if (r.address === 'other' || r.address === 'slip')
    return kept && r.branch === 'equal' ? yes(0.6, 'branch:equal') : no(0.9, 'address:other')
  if (r.whole === 'turned' && r.districts !== 'other' && !r.chain)
    return yes(r.address === 'same' ? 0.85 : 0.7, 'name:turned')
  // Like equal texts: only the words of a chain's name are swapped, in one district.
  if (r.name === 'turned' && r.districts === 'same' && r.branch === 'none' && !r.bothAddressed)
    return yes(0.6, 'name:turned')
  if (r.branch === 'other' && r.branchSplit && (r.whole === 'equal' || r.whole === 'near'))
    return yes(0.7, 'branch:split')
  if (r.branch === 'other') {
    const isCutBranch = r.whole === 'begins' || (kept && r.branchBegins)
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
    return r.whole === 'equal' && r.core >= 3 && !r.chain ? no(0.55, OTHER_DONG) : no(0.7, 'address:other')
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
  if (r.name === 'equal' && r.branch === 'one' && r.branchNamesDistrict) return yes(0.6, 'branch:names-district')
  if (r.name === 'near' && r.branch === 'alike') return yes(0.65, 'branch:alike')
  if (isLongNameOnce(r)) return yes(0.6, 'name:equal')
  if (r.bothAddressed && (r.branch === 'one' || r.districts !== 'same')) return no(0.6, 'address:unknown')
  if (r.districts === 'other') return isOneNameAway(r) ? yes(0.6, 'name:equal') : no(0.55, 'district:uncertain')
  if (r.whole === 'equal') return wholeNames(r)
  if (isMisspeltChain(r)) return yes(0.6, 'name:near')
  if (r.chain || r.bothAddressed) return no(0.6, 'undecided')
  return r.districts === 'same' ? withinDistrict(r) : withinProvince(r)
}

/** A 동 may be elsewhere than a road, a short name an unlisted chain's; not '예솔식당 (봉덕동)' and '예솔식당 (이천로 13)'. */
const mayBeElsewhere = (r: ComparisonVector): boolean =>
  r.isOneUnnumbered && !(r.districts === 'same' && r.length - r.core >= 2)

/** Nine in ten names of three letters or more have one address per district, even of a locality and a dish. */
const isOnlyOneHere = (r: ComparisonVector): boolean => r.districts === 'same' && !r.isOneUnnumbered && r.length >= 3

/** A distinctive name that one institution has without an address and with one in another district. */
const isOneNameAway = (r: ComparisonVector): boolean =>
  r.isOneAway && (r.whole === 'equal' || r.addsKind) && r.length >= 4 && !r.chain && !r.chainNamed

const isLongNameOnce = (r: ComparisonVector): boolean =>
  r.bothAddressed &&
  r.districts === 'unknown' &&
  r.whole === 'equal' &&
  r.branch === 'none' &&
  r.core >= 4 &&
  !r.chainNamed

function wholeNames(r: ComparisonVector): PlaceComparison {
  if (r.chain && r.branch === 'none') return no(0.5, 'chain:no-branch')
  if (r.bothAddressed)
    return r.core >= 4 || (r.core >= 2 && !mayBeElsewhere(r)) || isOnlyOneHere(r)
      ? yes(0.65, 'name:equal')
      : no(0.5, 'name:common')
  if (r.length < 2) return r.districts === 'same' ? yes(0.6, 'name:equal') : no(0.5, 'name:short')
  if (r.hasUnparsedAddress) return yes(0.65, 'name:equal')
  return yes(r.districts === 'same' && r.core >= 2 && r.length >= 3 ? 0.85 : 0.75, 'name:equal')
}

/** Whether a difference may be a typing error rather than two words or two signs. */
const isSlip = (r: ComparisonVector): boolean => r.masked || (!r.differsInOnset && !r.bothLicensed)

/** A typing error in a long name, or next to a distinctive part; in a short name it may be another word. */
const isNearEnough = ({
  core,
  sameCore,
  smallSlip,
  oneJamo,
  slipInDish,
  vowelSlip,
  masked,
  length,
}: ComparisonVector): boolean =>
  sameCore ||
  (slipInDish && length >= 5) ||
  (core >= 1 && oneJamo && length >= (vowelSlip ? 5 : 4)) ||
  masked ||
  (core >= 3 && (length >= 4 || !vowelSlip)) ||
  (core >= 1 && length >= 6 && smallSlip) ||
  (length >= 7 && (core >= 1 || smallSlip))

function withinDistrict(r: ComparisonVector): PlaceComparison {
  if (r.bothLicensed) return no(0.6, 'name:licensed-apart')
  if (r.whole === 'begins' && r.isOtherOutlet) return no(0.6, 'branch:other-house')
  if (r.whole === 'begins' && r.wholeLength >= 6 && r.isCut)
    return r.isPartialChainName ? no(0.5, 'chain:cut') : yes(0.75, 'name:cut')
  if (r.name === 'equal' && r.branch === 'alike') return yes(0.7, 'branch:alike')
  if (r.name === 'equal' && r.branch === 'one')
    return r.isOtherOutlet ? no(0.6, 'branch:other-house') : yes(0.65, 'branch:left-out')
  if (r.whole === 'begins' && r.isExtension && r.length >= 3 && r.isCut) return yes(0.6, 'name:goes-on')
  if (r.whole === 'begins' && r.addsWord && !r.chainNamed) return yes(0.6, 'name:word-added')
  if (r.name === 'near' && isSlip(r) && isNearEnough(r)) return yes(0.65, 'name:near')
  // A typing error in a long text of which one has a separate branch.
  if (r.wholeSlip && r.branch === 'one' && r.wholeLength >= 7 && !r.chainNamed) return yes(0.6, 'name:near')
  if (r.chainNamed) return no(0.6, 'chain:undecided')
  if (r.name === 'ends' && r.core >= 2 && r.prefixGap === 'apart') return yes(0.65, 'name:front')
  if (r.name === 'ends' && r.core >= 3 && r.length >= 4 && r.prefixGap === 'glued') return yes(0.6, 'name:front')
  if (r.name === 'inside' && r.core >= (r.insertsEpithet ? 2 : 1) && (r.length >= 6 || r.insertsEpithet))
    return yes(0.6, 'name:inside')
  return no(0.6, 'undecided')
}

/** A misspelt or masked chain name alone could be any of its shops, as with equal texts. */
const isMisspeltChain = (r: ComparisonVector): boolean =>
  r.isOneChain &&
  r.name === 'near' &&
  (r.oneJamo || r.masked || (r.smallSlip && r.length >= LONG_CHAIN)) &&
  r.branch === 'none' &&
  r.districts === 'same' &&
  !r.bothAddressed &&
  !r.bothLicensed

/** Without a known district only a long distinctive name matches. */
function withinProvince(r: ComparisonVector): PlaceComparison {
  const isOwn = r.core >= 3 && r.length >= 6 && !r.chainNamed
  // '둔산점' and '대전둔산점', in a province without a known district.
  if (r.name === 'equal' && r.branch === 'alike' && r.branchSplit) return yes(0.6, 'branch:alike')
  if (r.name === 'equal' && r.branch === 'one' && r.core >= 3 && !r.chain && !r.chainNamed && !r.isOtherOutlet)
    return yes(0.6, 'branch:left-out')
  if (isOwn && r.name === 'near' && isSlip(r) && r.branch !== 'one') return yes(0.6, 'name:near')
  if (isOwn && r.name === 'begins' && r.branch === 'none' && r.length >= 7) return yes(0.6, 'name:cut')
  if (r.whole === 'begins' && r.addsWord && r.core >= 3 && !r.chainNamed) return yes(0.6, 'name:word-added')
  if (r.addsKind && r.core >= 2 && !r.chainNamed) return yes(0.6, 'name:word-added')
  return no(0.6, 'undecided')
}
