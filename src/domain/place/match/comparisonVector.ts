import type { AddressRelation, BranchRelation } from './compareParts'
import type { NameRelation } from './compareName'

/** How two parsed shops compare, feature by feature, as record linkage has it: what `matchRules` decides by. */
export interface ComparisonVector {
  name: NameRelation
  /** names with branches: a truncated cell may end within the branch */
  whole: NameRelation
  branch: BranchRelation
  /** one branch is a prefix of the other: '코리아나점' and '코리아나호텔점' */
  branchBegins: boolean
  /** one branch is a suffix of the other: name and branch can be split in two ways */
  branchSplit: boolean
  address: AddressRelation
  bothAddressed: boolean
  /** one of the addresses has no number, so that it names a 동 or a street */
  isOneUnnumbered: boolean
  /** both have an address, but one has no known street: '중구 서소문' */
  hasUnparsedAddress: boolean
  /** of the addresses or, without one, of the agencies */
  districts: 'same' | 'other' | 'unknown'
  /** the longer name continues with a locality, a dish, or one or two truncated syllables */
  isExtension: boolean
  /** the longer name continues with what the shop sells, or with a word of its own */
  addsWord: boolean
  /** the longer name is the shorter and '식당' or '전문점', which say nothing more */
  addsKind: boolean
  /** the longer name has an epithet in its middle, and no other difference */
  insertsEpithet: boolean
  /** what the longer name has in front: separate words, or letters that may belong to it */
  prefixGap: 'apart' | 'glued' | 'none'
  /** the street is a 대로, which may have several shops of a chain */
  longRoad: boolean
  /** one institution has the name with an address in another district than its own, and without one */
  isOneAway: boolean
  branchNamesStreet: boolean
  /** one is told to be another house of a name: '2호점', '강남분점', '신관' */
  isOtherOutlet: boolean
  /** one has a branch that is named after the district of both */
  branchNamesDistrict: boolean
  /** one of the cells has a chain's name and no branch */
  chain: boolean
  /** the shorter has no branch, so it may be truncated */
  isCut: boolean
  /** the shorter is a chain's name and one or two letters: '메가엠지씨커피 마포' */
  isPartialChainName: boolean
  /** one of the names is a chain's, with or without a branch */
  chainNamed: boolean
  /** syllables of the distinctive part, the smaller of both: 0 for '남원추어탕' */
  core: number
  /** the distinctive parts are equal: a typing error is in the dish */
  sameCore: boolean
  /** the names differ in one jamo, or in one syllable that is missing */
  smallSlip: boolean
  /** the names are as long and differ in a vowel, which in a short name makes another word: '덕혜원' and '덕화원' */
  vowelSlip: boolean
  /** the names differ in one syllable that the publisher hid in one of them */
  masked: boolean
  /** the names begin with other consonants, which is another word */
  differsInOnset: boolean
  /** the names have as many syllables, four or more, and differ in one jamo */
  oneJamo: boolean
  /** that jamo lies in a dish, of which it leaves no word */
  slipInDish: boolean
  /** a licensed place has each of two names that differ: both are signs, neither is a slip or a part of the other */
  bothLicensed: boolean
  /** one is a chain's name and the other none */
  isOneChain: boolean
  /** syllables of the shorter name */
  length: number
  wholeLength: number
  /** names with branches differ in one jamo, or in one syllable that is missing */
  wholeSlip: boolean
}
