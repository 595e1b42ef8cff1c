import { isOwner, isTitledPerson } from '@/domain/person/ownerName'
import { isSurelyPerson, splitTrailingName } from '@/domain/person/personName'
import { isBranchWord, isTradeWord, endsEating, endsInFood, endsInDish } from '../lexicon/wordEnds'
import { chainAtStart, isChainName } from '../lexicon/chainNames'
import { type GluedBranch, splitUnspacedBranch, splitConfidently } from './unspacedBranch'
import { isDistrictStem, isListedLocality, isLocality, isNamedPlace, isOnePlace } from '../lexicon/locality'
import { HOST_STORES, PLACE_ENDS } from '../lexicon/tradeWords.data'

interface NameAndBranch {
  name: string
  branch: string | null
  why: string | null
}

/** Words after a chain's name that belong to it: '달무리 반상 율동점'. */
const OF_NAME = /^코리아$|(?:반상|뚝배기|핫도그|로스터리|로스터스)$/
const UNIT_TAIL = /^(?:지하)?\d{1,3}층$|^지하$|^[B]\d$|^\d{2,4}호$/

export function splitBranch(text: string): NameAndBranch {
  const words = withoutTail(text.split(' ').filter(Boolean))
  const last = words.at(-1) ?? ''
  const none = branchInFront(words) ?? { name: words.join(' '), branch: null, why: null }
  if (!last.endsWith('점')) return none
  if (words.length === 1) {
    const glued = splitUnspacedBranch(last)
    return glued ? fromGlued(glued, '') : none
  }
  const joined = words.join(' ')
  const chain = chainAtStart(joined)
  const rest = chain ? joined.slice(chain.length) : ''
  if (last === '점' && !(chain && isLocality(rest.slice(0, -1)))) return splitLonePoint(words)
  if (last !== '점' && isTradeWord(last)) return none
  if (chain && (isChainBranch(rest) || (chain.length >= LONG_CHAIN && isTornBranch(rest))))
    return { name: joined.slice(0, chain.length), branch: rest.trim(), why: 'branch:chain' }
  const before = words.slice(0, -1)
  const stem = last.slice(0, -1)
  if (before.length > 1 && beginsBranch(before.at(-1) ?? '', stem))
    return { name: before.slice(0, -1).join(' '), branch: words.slice(-2).join(' '), why: 'branch:spaced' }
  if (!isLocality(stem)) {
    const wrapped = before.length === 1 && stem.length <= 2 ? splitWrapped(before[0] ?? '', last) : null
    if (wrapped) return wrapped
    const glued = splitConfidently(last) ?? mainBranch(last)
    if (glued && !isBlankTheBoundary(before.join(' '), glued)) return fromGlued(glued, before.join(' '))
  }
  if (before.join('').length === 1 && !isLocality(stem)) return none
  return { name: before.join(' '), branch: last, why: 'branch:spaced' }
}

/** The main branch joined to a whole name: '온솔백숙본점'. */
const mainBranch = (word: string): GluedBranch | null =>
  word.endsWith('본점') && endsInDish(word.slice(0, -2)) ? { name: word.slice(0, -2), branch: '본점' } : null

/** Branches that do not name a location. */
const NUMBERED = /^(?:본|직영|\d{1,2}호)점$/

/** A branch before the name: '녹번점 경복궁', '본점 경복궁', '목동점삿뽀로'. */
function branchInFront(words: string[]): NameAndBranch | null {
  const [first = '', ...rest] = words
  if (rest.length === 0) return branchGluedInFront(first)
  if (!isBranchWord(first) || rest.some(isBranchWord)) return null
  const place = first.slice(0, -1)
  if (!NUMBERED.test(first) && !isOnePlace(place) && !(isNamedPlace(place) && isChainName(rest.join(' ')))) return null
  return { name: rest.join(' '), branch: first, why: 'branch:front' }
}

/** A numbered or main branch joined to what follows: '2호점달빛식당', '본점달빛국밥'. */
const NUMBERED_IN_FRONT = /^(제?\d{1,2}호점|본점)([가-힣]{3,})$/

function branchGluedInFront(word: string): NameAndBranch | null {
  const [, numbered, sign = ''] = NUMBERED_IN_FRONT.exec(word) ?? []
  if (numbered !== undefined && (numbered !== '본점' || chainAtStart(sign) || endsInDish(sign)))
    return { name: sign, branch: numbered, why: 'branch:front' }
  const point = word.indexOf('점', 2)
  const [branch, name] = [word.slice(0, point + 1), word.slice(point + 1)]
  if (point < 2 || name.length < 3 || !isBranchWord(branch) || !isNamedPlace(branch.slice(0, -1))) return null
  return chainAtStart(name) || endsInDish(name) ? { name, branch, why: 'branch:front' } : null
}

/** A branch split by a line break: '굴마을마포구 청점'. */
function splitWrapped(first: string, last: string): NameAndBranch | null {
  const glued = splitUnspacedBranch(first + last)
  if (!glued || glued.name.length >= first.length || !isLocality(glued.branch.slice(0, -1))) return null
  return { name: glued.name, branch: `${first.slice(glued.name.length)} ${last}`, why: 'branch:glued' }
}

/** Whether the word before the last one belongs to the branch: '홈플러스 월드컵점', '나래온호텔 세종점', '인천공항T 2점', '을지로3가 직영점'. */
function beginsBranch(word: string, stem: string): boolean {
  if (HOST_STORES.includes(word) || isTornPlace(word, stem)) return true
  if (/^[가-힣]{3,}호텔$/.test(word)) return isLocality(stem)
  if (/^\d{1,2}호?$/.test(stem)) return isLocality(word.replace(/[A-Z]$/, ''))
  // An unlisted neighbourhood after its city: '달무리 시흥 은계점'.
  if (isDistrictStem(word) && /^[가-힣]{2}$/.test(stem)) return !endsInFood(stem)
  return /[가-힣]{2}/.test(word) && isLocality(word) && isLocality(stem)
}

/** A line break split the locality: '천왕 역점', '구로구 청점', '국립박 물관점'. */
function isTornPlace(before: string, stem: string): boolean {
  if (stem.length <= 5 && isLocality(before + stem)) return PLACE_ENDS.includes(stem) || !isLocality(stem)
  if (stem.length > 3) return false
  return PLACE_ENDS.some(
    (end) =>
      end.length >= 3 && end.length > stem.length && end.endsWith(stem) && before.endsWith(end.slice(0, -stem.length)),
  )
}

/** '시티스퀘어 시청점', 'NC 구로점'. A split branch ('메가커피강남 역점') counts only where its words form one locality. */
function isChainBranch(rest: string): boolean {
  const words = rest.trim().split(' ')
  const first = words[0] ?? ''
  if (words.length > 3 || isTradeWord(rest.trim())) return false
  if (isLocality(words.join('').slice(0, -1))) return true
  if (words.length === 2 && isTornDistrict(first, words[1] ?? '')) return true
  if (!rest.startsWith(' ') || words.length > 2) return false
  return words.length === 1 || !(endsInFood(first) || OF_NAME.test(first) || chainAtStart(first))
}

/** Minimum length of chain names that are hardly the start of another name. */
const LONG_CHAIN = 4

/** Whether a space splits a branch joined to a chain's name: '별다방구로온솔 타워3차점'. */
const isTornBranch = (rest: string): boolean =>
  /^[가-힣]{3,8} [가-힣\d]{2,8}점$/.test(rest) && [2, 3].some((size) => isListedLocality(rest.slice(0, size)))

const isTornDistrict = (first: string, second: string): boolean =>
  /^(?:[가-힣]{2})?[동서남북중]$/.test(first) && /^구[가-힣]{2,}$/.test(second)

/**
 * The next word could be split as well: '달빛추어탕 수성구청역점', '별다방 북구중흥점'. Its part before the locality is itself one, or the
 * name before the space is complete.
 */
function isBlankTheBoundary(before: string, { name }: GluedBranch): boolean {
  if (isLocality(name)) return true
  // A number before a locality belongs to the name ('주막 1929종로점'), and a company's name may contain a space.
  if (/^\d+$/.test(name) || before.endsWith('푸드')) return false
  return endsInDish(before) && !endsInDish(name) && chainAtStart(name) === null
}

function fromGlued({ name, branch }: GluedBranch, before: string): NameAndBranch {
  return { name: `${before} ${name}`.trim(), branch, why: 'branch:glued' }
}

/** A space before the last syllable: '합정역 점'. */
function splitLonePoint(words: string[]): NameAndBranch {
  if (words.length > 2)
    return { name: words.slice(0, -2).join(' '), branch: words.slice(-2).join(' '), why: 'branch:spaced' }
  const glued = splitUnspacedBranch(`${words[0] ?? ''}점`)
  return glued
    ? { name: glued.name, branch: `${glued.branch.slice(0, -1)} 점`, why: 'branch:glued' }
    : { name: words.join(' '), branch: null, why: null }
}

/** Maximum words of a title with a name: '대표 홍 길 동', '대표 Nguyen Van An'. */
const TITLED_WORDS = 4

/** Drops floors and persons after the branch: '한육감 광화문점 홍길동 인'. */
function withoutTail(words: string[]): string[] {
  const point = words.findLastIndex((word) => isBranchWord(word))
  const behind = words.slice(point + 1)
  if (point >= 1 && behind.length > 0 && behind.every((word) => UNIT_TAIL.test(word) || word === '인' || isOwner(word)))
    return words.slice(0, point + 1)
  const [before = '', last = ''] = words.slice(-2)
  if (words.length > 2 && ((last === '인' && isOwner(before)) || isTitledPerson(`${before} ${last}`)))
    return words.slice(0, -2)
  for (let count = Math.min(words.length - 1, TITLED_WORDS); count > 2; count--)
    if (isTitledPerson(words.slice(-count).join(' '))) return words.slice(0, -count)
  if (words.length > 1 && last.includes(':') && isTitledPerson(last)) return words.slice(0, -1)
  const trailing = splitTrailingName(words.join(' '))
  return trailing && isSurelyPerson(trailing.name) && endsEating(trailing.front) ? trailing.front.split(' ') : words
}
