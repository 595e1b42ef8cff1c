import { isBranchWord, isTradeWord, endsBehindDish, endsInDish } from '../lexicon/wordEnds'
import { chainAtStart, isChainName } from '../lexicon/chainNames'
import { isLocality } from '../lexicon/locality'
import { COMPANY_MARK } from '../text/corporateMark'
import { nonEateryReason } from './nonplace'
import { beginsWithStore } from './hostVenue'
import { splitConfidently } from './unspacedBranch'
import { wholeAddress } from '../address/findAddress'

export interface CellPart {
  text: string
  /** the preceding separator: ',', '/', '및' …; '' for the first part */
  separator: string
}

const WORDS_MAX = 6

const cutInTwo = ({ separator }: CellPart, front: string, rest: string): CellPart[] => [
  { text: front, separator },
  { text: rest, separator: ',' },
]

/** Splits places without a separator, by their branches, dishes and chain names. */
export const splitUnmarked = (part: CellPart): CellPart[] => (part.text.length < SHORTEST_TWO ? [part] : splitAll(part))

/** Minimum letters of a text with two places: '국밥 스타벅스'. */
const SHORTEST_TWO = 6

const splitAll = (part: CellPart): CellPart[] =>
  splitBehindAddress(part)
    .flatMap(splitBetweenBranches)
    .flatMap(splitAtAmpersand)
    .flatMap(splitBeforeChain)
    .flatMap(splitBeforeCafe)
    .flatMap(splitBehindWholeChain)
    .flatMap(splitBeforeGluedChain)
    .flatMap(splitBehindChain)

/** Two shops, each with a numbered address in brackets: '온솔국밥(이천로 30) 별루(봉덕로 62)'. */
const ADDRESSED = /^([^()]{2,40}\([^()]{0,60}\d[^()]{0,60}\)) ?([^()]{2,40}\([^()]{0,60}\d[^()]{0,60}\))$/

function splitBehindAddress(part: CellPart): CellPart[] {
  const [, front = '', rest = ''] = ADDRESSED.exec(part.text) ?? []
  const isEach = [front, rest].every((text) => {
    const inside = text.slice(text.indexOf('(') + 1, -1)
    return /^[가-힣]{2}/.test(text) && wholeAddress(inside)?.hasNumber === true
  })
  return isEach ? cutInTwo(part, front, rest) : [part]
}

/** A shop and a café joined by an ampersand: '온솔식당&달무스커피'; '국수&커피' is one. */
const JOINED_CAFE = /^([가-힣]{4,12}) ?& ?([가-힣]{2,8}(?:커피|카페))$/

function splitAtAmpersand(part: CellPart): CellPart[] {
  const [, front = '', cafe = ''] = JOINED_CAFE.exec(part.text) ?? []
  return endsBehindDish(front) || /식당$/.test(front) ? cutInTwo(part, front, cafe) : [part]
}

/** Splits a restaurant named after a dish from a café with its own name: '온솔백반 달무커피', '온솔면옥 까페달무리'. */
function splitBeforeCafe(part: CellPart): CellPart[] {
  const words = part.text.split(' ')
  const last = words.at(-1) ?? ''
  const front = words.slice(0, -1).join(' ')
  const isCafe =
    (/^[가-힣]{2,6}(?:커피|카페)$/.test(last) && !/[의앤]/.test(last)) ||
    (/^[카까]페[가-힣]{2,5}$/.test(last) && !/테리아$|[점앤]$/.test(last))
  // After a corporate mark the first words are the operator rather than another shop.
  if (!isCafe || front.length < 3 || front.includes('(') || front.includes(COMPANY_MARK)) return [part]
  if (!endsBehindDish(front) || front.endsWith('마을')) return [part]
  return cutInTwo(part, front, last)
}

/** Splits a restaurant named after a dish from a following chain: '새벽순대국 스타벅스 시청점'. */
function splitBeforeChain(part: CellPart): CellPart[] {
  const open = part.text.indexOf('(')
  const outer = (open < 0 ? part.text : part.text.slice(0, open)).trim()
  if (!outer.includes(' ') || outer.includes(COMPANY_MARK)) return [part]
  const words = outer.split(' ')
  for (let at = 1; at < Math.min(words.length, WORDS_MAX); at++) {
    if ((words[at] ?? '').length < 3) continue
    const chain = chainAtStart(words.slice(at).join(' '))
    if (!chain || chain.length < 3) continue
    const front = words.slice(0, at).join(' ')
    // '청주점' is a branch, not a 주점 (pub).
    if (!endsInDish(front) || chainAtStart(front) || isBranchWord(front)) continue
    if (isLocality(front) || chain.chain.names.some((name) => front.includes(name))) continue
    return cutInTwo(part, front, part.text.slice(front.length + 1))
  }
  return [part]
}

/** Splits a chain from a following chain or restaurant: '비비큐치킨 청년피자', 'BHC치킨 부산식당'. */
function splitBehindWholeChain(part: CellPart): CellPart[] {
  const [front = '', rest = '', ...more] = part.text.split(' ')
  if (more.length > 0 || !/^[가-힣]{4,}$/.test(rest) || !isChainName(front) || !endsInDish(front)) return [part]
  const isChain = isChainName(rest) && rest.slice(0, 2) !== front.slice(0, 2)
  const isOther = isChain || (rest.endsWith('식당') && nonEateryReason(rest) === null)
  return isOther ? cutInTwo(part, front, rest) : [part]
}

/** Splits two shops that both have a branch: '온솔국수 시청점 별카페 방촌점'. A store's tenant may have both. */
function splitBetweenBranches(part: CellPart): CellPart[] {
  if (part.text.indexOf('점') === part.text.lastIndexOf('점')) return [part]
  const words = part.text.split(' ')
  const at = words.findIndex(isBranchWord)
  const rest = words.slice(at + 1)
  const isNamed = rest.length > 1 && !isLocality(rest[0] ?? '') && isBranchWord(rest.at(-1) ?? '')
  const isFirst = at > 0 || splitConfidently(words[0] ?? '') !== null
  if (at < 0 || !isFirst || !isNamed || part.text.includes('(') || part.text.includes(COMPANY_MARK)) return [part]
  if (beginsWithStore(part.text) || rest.slice(0, -1).some(isBranchWord)) return [part]
  return cutInTwo(part, words.slice(0, at + 1).join(' '), rest.join(' '))
}

const isCafeChain = (text: string): boolean => {
  const found = chainAtStart(text)
  return found?.chain.category === 'cafe' && found.length === text.length
}

/** A typical sign ending: '온솔정', '달무리가'. */
const SIGN_END = /^[가-힣]{2,}(?:정|가|옥|집)$/

/** Splits a restaurant named after a dish from a café chain joined to it, a usual second stop: '온솔보쌈블루샥'. */
function splitBeforeGluedChain(part: CellPart): CellPart[] {
  const { text } = part
  if (!/^[가-힣]{6,}$/.test(text) || chainAtStart(text)) return [part]
  for (let at = 3; at <= text.length - 3; at++)
    if ((endsInDish(text.slice(0, at)) || SIGN_END.test(text.slice(0, at))) && isCafeChain(text.slice(at)))
      return cutInTwo(part, text.slice(0, at), text.slice(at))
  return [part]
}

/** Splits a chain's branch from a place joined to it: '스타벅스 시청점달빛 횟집'. */
function splitBehindChain(part: CellPart): CellPart[] {
  const chain = chainAtStart(part.text)
  const point = part.text.indexOf('점', chain?.length ?? 0)
  const [front, rest] = [part.text.slice(0, point + 1), part.text.slice(point + 1)]
  if (!chain || point < 0 || !/^[가-힣]{2}/.test(rest) || !endsInDish(rest.split('(')[0] ?? '')) return [part]
  if (!isLocality(front.slice(chain.length, -1).trim()) || isTradeWord(front)) return [part]
  return cutInTwo(part, front, rest)
}
