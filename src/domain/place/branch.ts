import { isBranchWord, isTradeWord } from './branchWord'
import { chainAtStart } from './chainNames'
import { type GluedBranch, splitGlued, splitSurely } from './gluedBranch'
import { isLocality, isOnePlace } from './locality'
import { isOwner, isTitledPerson } from './personName'
import { HOST_STORES } from './tradeWords.data'

interface NameAndBranch {
  name: string
  branch: string | null
  why: string | null
}

const UNIT_TAIL = /^(?:지하)?\d{1,3}층$|^지하$|^[B]\d$|^\d{2,4}호$/

/** Name and branch of a text without brackets and address. */
export function splitBranch(text: string): NameAndBranch {
  const words = withoutTail(text.split(' ').filter(Boolean))
  const last = words.at(-1) ?? ''
  const none = branchInFront(words) ?? { name: words.join(' '), branch: null, why: null }
  if (!last.endsWith('점')) return none
  if (words.length === 1) return fromGlued(splitGlued(last), '') ?? none
  if (last === '점') return splitLonePoint(words)
  if (isTradeWord(last)) return none
  const joined = words.join(' ')
  const chain = chainAtStart(joined)
  const rest = chain ? joined.slice(chain.length) : ''
  if (chain && rest.startsWith(' ') && isChainBranch(rest.trim()))
    return { name: joined.slice(0, chain.length), branch: rest.trim(), why: 'branch:chain' }
  const before = words.slice(0, -1)
  const stem = last.slice(0, -1)
  if (HOST_STORES.includes(before.at(-1) ?? '') && before.length > 1)
    return { name: before.slice(0, -1).join(' '), branch: words.slice(-2).join(' '), why: 'branch:spaced' }
  if (/^\d{1,2}호$/.test(stem) && before.length > 1 && isLocality(before.at(-1) ?? ''))
    return { name: before.slice(0, -1).join(' '), branch: words.slice(-2).join(' '), why: 'branch:spaced' }
  if (!isLocality(stem)) {
    const wrapped = before.length === 1 && stem.length <= 2 ? splitWrapped(before[0] ?? '', last) : null
    if (wrapped) return wrapped
    const glued = fromGlued(splitSurely(last), before.join(' '))
    if (glued) return glued
  }
  return { name: before.join(' '), branch: last, why: 'branch:spaced' }
}

/** '녹번점 경복궁': the branch stands before the name. */
function branchInFront(words: string[]): NameAndBranch | null {
  const [first = '', ...rest] = words
  if (rest.length === 0 || !isBranchWord(first) || !isOnePlace(first.slice(0, -1)) || rest.some(isBranchWord))
    return null
  return { name: rest.join(' '), branch: first, why: 'branch:front' }
}

/** '굴마을마포구 청점': a line break fell inside the branch. */
function splitWrapped(first: string, last: string): NameAndBranch | null {
  const glued = splitGlued(first + last)
  if (!glued || glued.name.length >= first.length || !isLocality(glued.branch.slice(0, -1))) return null
  return { name: glued.name, branch: `${first.slice(glued.name.length)} ${last}`, why: 'branch:glued' }
}

function isChainBranch(rest: string): boolean {
  const words = rest.split(' ')
  return words.length <= 2 && !['코리아', '커피', '카페', '치킨', '피자'].includes(words[0] ?? '') && !isTradeWord(rest)
}

function fromGlued(glued: GluedBranch | null, before: string): NameAndBranch | null {
  return glued && { name: `${before} ${glued.name}`.trim(), branch: glued.branch, why: 'branch:glued' }
}

/** '합정역 점': a line break or a stray space before the last syllable. */
function splitLonePoint(words: string[]): NameAndBranch {
  if (words.length > 2)
    return { name: words.slice(0, -2).join(' '), branch: words.slice(-2).join(' '), why: 'branch:spaced' }
  const glued = splitGlued(`${words[0] ?? ''}점`)
  return glued
    ? { name: glued.name, branch: `${glued.branch.slice(0, -1)} 점`, why: 'branch:glued' }
    : { name: words.join(' '), branch: null, why: null }
}

/** Floors and people written behind the branch go: '한육감 광화문점 홍길동 인'. */
function withoutTail(words: string[]): string[] {
  const point = words.findLastIndex((word) => isBranchWord(word))
  const behind = words.slice(point + 1)
  if (point >= 1 && behind.length > 0 && behind.every((word) => UNIT_TAIL.test(word) || word === '인' || isOwner(word)))
    return words.slice(0, point + 1)
  const [before = '', last = ''] = words.slice(-2)
  if (words.length > 2 && ((last === '인' && isOwner(before)) || isTitledPerson(`${before} ${last}`)))
    return words.slice(0, -2)
  return words
}
