import { behindStem } from '../lexicon/locality'
import { HOST_STORES } from '../lexicon/tradeWords.data'
import { type BranchRelation, compareBranch } from './compareParts'
import {
  CAFE_WORDS,
  type NameRelation,
  compareName,
  differInMaskedSyllable,
  SHORTEST_CUT_IN_BRANCH,
} from './compareName'
import { splitChainName } from '../keys/nameKey'
import { jamoDistance } from '../text/jamoDistance'
import type { ShopKeys } from './matchKeys'

/** The relation of the first matching pair of spellings, ignoring a shared chain name. */
export function relateSpellings(a: ShopKeys, b: ShopKeys): NameRelation {
  const areChains = a.chain !== '' && a.chain === a.name && b.chain !== '' && b.chain === b.name
  if (areChains && a.chain !== b.chain) return 'other'
  const chain = a.chain === b.chain ? a.chain.length : 0
  if (chain > 0) return compareName(a.name, b.name, chain)
  if (a.worded === b.worded && a.worded.length >= 2) return 'equal'
  if (isOneCafe(a.worded, b.worded)) return 'near'
  const isCuttable = Math.min(a.name.length, b.name.length) > Math.max(a.chain.length, b.chain.length)
  const isOneBranch = a.branch !== '' && a.branch === b.branch
  const shortestCut = isOneBranch ? SHORTEST_CUT_IN_BRANCH : isCuttable ? undefined : Infinity
  for (const [i, spelling] of a.spellings.entries()) {
    if (i > 0 && spelling === a.spellings[i - 1] && b.spellings[i] === b.spellings[i - 1]) continue
    const relation = compareName(spelling, b.spellings[i] ?? '', 0, shortestCut)
    if (relation === 'near' && (areTwoDishes(a, b) || differByMore(a, b))) return 'other'
    if (relation !== 'other') return relation
  }
  return 'other'
}

const CAFE_STEM = 3

/** '달무리솔커피' and '달무리솔카페', or 'coffee'. */
function isOneCafe(a: string, b: string): boolean {
  const [one = '', other = ''] = [a, b].map((name) =>
    CAFE_WORDS.some((word) => name.endsWith(word)) ? name.slice(0, -2) : '',
  )
  return one === other && one.length >= CAFE_STEM
}

/** Maximum spelling difference, in jamo, of short names that sound alike. */
const JAMO_MAX = 2

/** Whether short names that sound alike are spelled very differently: '꼬꼬창고' and '고기창고'. */
const differByMore = (a: ShopKeys, b: ShopKeys): boolean =>
  a.literal.length === b.literal.length &&
  a.literal.length <= 4 &&
  !differInMaskedSyllable(a.literal, b.literal) &&
  jamoDistance(a.literal, b.literal) > JAMO_MAX

/** '봉평막국수' and '봉평칼국수' are two dishes with similar spelling; '달빛감자탕' and '달빛갘자탕' have a typo in the dish. */
const areTwoDishes = (a: ShopKeys, b: ShopKeys) =>
  a.dish !== '' &&
  b.dish !== '' &&
  a.dish !== b.dish &&
  !(a.name.length === b.name.length && (a.dish.endsWith(b.dish) || b.dish.endsWith(a.dish)))

/** One cell may have the branch within its name: '달빛 광화문점' and '나래광화문 달빛'. */
export function relateWholes(a: ShopKeys, b: ShopKeys): NameRelation {
  if (a.heard === b.heard && a.whole.length >= 3) return 'equal'
  if (a.worded === b.worded && a.branch === b.branch && a.worded.length >= 3) return 'equal'
  if (namesBranchOf(a, b) || namesBranchOf(b, a)) return 'equal'
  if (namesQuarterOf(a, b) || namesQuarterOf(b, a)) return 'equal'
  const chain = a.chain !== '' && a.chain === b.chain && a.whole.startsWith(a.chain) ? a.chain.length : 0
  const found = compareName(a.whole, b.whole, chain, a.chain === b.chain ? undefined : Infinity)
  const relation = found === 'near' && areTwoDishes(a, b) ? 'other' : found
  if (relation !== 'other' && relation !== 'inside') return relation
  return holdsBranch(a, b) || holdsBranch(b, a) ? 'turned' : relation
}

/** '컴포즈광안비치' and '컴포즈커피 광안비치점': a chain's short name joined to the other's branch. */
function namesBranchOf(a: ShopKeys, b: ShopKeys): boolean {
  if (a.branch !== '' || b.branch.length < 2) return false
  const [joined, named] = [splitChainName(a.name), splitChainName(b.name)]
  return joined !== null && joined.chain === named?.chain && named.rest === '' && joined.rest === b.branch
}

/** '달무리 대전봉명점' and '달무리 봉명동': the branch's neighbourhood after the name. */
function namesQuarterOf(a: ShopKeys, b: ShopKeys): boolean {
  if (a.branch !== '' || b.branch.length < 2 || b.name.length < 3 || !a.name.startsWith(b.name)) return false
  const quarter = /^([가-힣]{2,4})동$/.exec(a.name.slice(b.name.length))?.[1]
  return quarter !== undefined && (b.branch === quarter || behindStem(b.branch) === quarter)
}

function holdsBranch(a: ShopKeys, b: ShopKeys): boolean {
  if (a.branch.length < 2 || b.branch !== '' || a.name.length < 3) return false
  if (b.name.endsWith(a.name)) return b.name.slice(0, -a.name.length).endsWith(a.branch)
  return a.branch.length >= 3 && b.name.startsWith(a.name) && b.name.slice(a.name.length).endsWith(a.branch)
}

const withoutOwner = ({ branch }: ShopKeys): string => branch.replace(/(?<=..)직영$/, '')

/** An independent restaurant may omit the store its branch is in; a chain may have another shop nearby. */
export function relateBranches(a: ShopKeys, b: ShopKeys): BranchRelation {
  const found = compareBranch(a.branch, b.branch)
  if (found === 'alike' && withoutOwner(a) === withoutOwner(b)) return 'equal'
  if (found !== 'other' || a.chain !== '' || b.chain !== '') return found
  const [short, long] = a.branch.length <= b.branch.length ? [a.branch, b.branch] : [b.branch, a.branch]
  return HOST_STORES.some((store) => long === store + short || isOneStore(store, short, long)) ? 'alike' : 'other'
}

/** Whether two branches are the same store, one with its neighbourhood: '홈플러스월드컵' and '홈플러스상암월드컵'. */
const isOneStore = (store: string, short: string, long: string): boolean =>
  short.startsWith(store) &&
  long.startsWith(store) &&
  short.length >= store.length + 2 &&
  long.endsWith(short.slice(store.length))

/** The same name, road and number with a typo in the district: '종로구 무교로 28' and '중구 무교로 28'. */
export function isOneHouse(a: ShopKeys, b: ShopKeys): boolean {
  const [one, other] = [a.address, b.address]
  const isOneNumber = one?.road && one.number !== null && one.road === other?.road && one.number === other.number
  return Boolean(isOneNumber) && !a.bareChain && !b.bareChain && a.name.length >= 3 && a.whole === b.whole
}
