import type { AddressRelation, BranchRelation } from './compareParts'
import type { NameRelation } from './compareName'

/** The features of record linkage by which `matchRules` decides. */
export interface ComparisonVector {
  name: NameRelation
  /** names including branches, because truncation may fall within the branch */
  whole: NameRelation
  branch: BranchRelation
  /** one branch is a prefix of the other: '코리아나점' and '코리아나호텔점' */
  branchBegins: boolean
  /** one branch is a suffix of the other, so that name and branch may be split in two ways */
  branchSplit: boolean
  address: AddressRelation
  bothAddressed: boolean
  /** one address has no number, so it only names a 동 or street */
  isOneUnnumbered: boolean
  /** both have an address, but one without a known street: '중구 서소문' */
  hasUnparsedAddress: boolean
  /** from the addresses or, without one, from the agencies */
  districts: 'same' | 'other' | 'unknown'
  /** the longer name adds a locality, a dish, or one or two truncated syllables */
  isExtension: boolean
  /** the longer name adds what the shop sells, or a separate word */
  addsWord: boolean
  /** the longer name adds only '식당' or '전문점' */
  addsKind: boolean
  /** the longer name differs only by an epithet in the middle */
  insertsEpithet: boolean
  /** what precedes in the longer name: separate words, or letters that may belong to it */
  prefixGap: 'apart' | 'glued' | 'none'
  /** the street is a 대로, which may have several shops of a chain */
  longRoad: boolean
  /** one institution has the name both without an address and with one outside its district */
  isOneAway: boolean
  branchNamesStreet: boolean
  /** one is explicitly another outlet: '2호점', '강남분점', '신관' */
  isOtherOutlet: boolean
  /** one has a branch named after the district of both */
  branchNamesDistrict: boolean
  /** one cell is a chain's name without a branch */
  chain: boolean
  /** the shorter has no branch, so it may be truncated */
  isCut: boolean
  /** the shorter is a chain's name plus one or two letters: '메가엠지씨커피 마포' */
  isPartialChainName: boolean
  /** one name is a chain's, with or without a branch */
  chainNamed: boolean
  /** syllables of the shorter distinctive part: 0 for '남원추어탕' */
  core: number
  /** the distinctive parts are equal, so the typing error is in the dish */
  sameCore: boolean
  smallSlip: boolean
  /** the names have equal length and differ in a vowel, which in a short name makes another word: '덕혜원' and '덕화원' */
  vowelSlip: boolean
  masked: boolean
  differsInOnset: boolean
  /** the names have the same length of at least four syllables and differ in one jamo */
  oneJamo: boolean
  /** that jamo is in a dish and leaves no valid word */
  slipInDish: boolean
  /** the names differ and both are licensed, so neither is a typo or part of the other */
  bothLicensed: boolean
  /** exactly one */
  isOneChain: boolean
  /** of the shorter name, in syllables */
  length: number
  wholeLength: number
  wholeSlip: boolean
}
