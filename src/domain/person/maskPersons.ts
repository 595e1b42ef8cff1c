import { CELL_LENGTH_MAX } from '@/domain/expense/limits'
import {
  hasGivenName,
  isMaskedName,
  isOwner,
  isPersonName,
  isSurelyPerson,
  mayBePerson,
} from '../place/lexicon/personName'
import { maskContacts } from './maskContacts'
import { FAMILY_EVENTS, GLUED_TITLES, NO_NAMES, TITLES } from './titles.data'

/** Replaces a removed name. */
export const PERSON_MASK = '○○○'

const titles = new Set(TITLES)
/** A rank with its grade or service: '행정6급', '지방행정서기보', '소방위'. */
const RANK = /^[가-힣]{0,6}[1-9]급$|^(?:지방|지도|기능|일반|임기제)?[가-힣]{2,4}(?:주사보?|서기보?)$/
/** Words that precede a name: '故 홍길동', '신부 김영희', '위.홍길동'. */
const ANNOUNCING = new Set([
  '고',
  '故',
  '신랑',
  '신부',
  '상주',
  '고인',
  '위',
  '성명',
  '대상자',
  '수령인',
  '직원',
  '소속직원',
])
const UNIT_END = /[과국실팀처청부회]$/
/** A quick test: a text that does not match contains no name to mask. */
const MAY_NAME = new RegExp(
  `[○〇◯●*]|[가-힣][ㅇOoXx0]|${[...TITLES, ...FAMILY_EVENTS, '[1-9]급', '故', '신랑', '신부', '상주'].join('|')}`,
)
const EVENT = new RegExp(FAMILY_EVENTS.join('|'))
/** Maximum length of a name with its department and title. */
const WORD_MAX = 40
/** Word separators: white space, punctuation, brackets. */
const WORDS = /([\s,.·/:;()[\]<>~&+'"‘’“”_-]+)/

/**
 * The only masking rule for source text. Names of persons become '○○○'; telephone numbers, e-mail addresses and
 * resident registration numbers are removed. A name is recognised by its context (a title, a rank, a family event),
 * never by itself: it could be an office, a shop or a thing. Text beyond CELL_LENGTH_MAX is cut off, because it is not
 * checked.
 */
export function maskPersons(text: string): string {
  const plain = maskContacts(text.slice(0, CELL_LENGTH_MAX))
  if (!MAY_NAME.test(plain)) return plain
  const pieces = plain.split(WORDS)
  const isEvent = EVENT.test(plain)
  let depth = 0
  for (let at = 0; at < pieces.length; at += 2) {
    depth = depthBehind(pieces[at - 1] ?? '', depth)
    const word = pieces[at] ?? ''
    if (word === '' || word.length > WORD_MAX) continue
    const before = pieces[at - 2] ?? ''
    const after = pieces[at + 2] ?? ''
    const beside = { before: closeTo(pieces[at - 1]) ? before : '', after: pieces[at + 1]?.trim() === '' ? after : '' }
    pieces[at] = maskWord(word, beside, isEvent, isEvent && depth > 0)
    maskLatin(pieces, at, isEvent && depth > 0)
  }
  return pieces.join('')
}

interface Neighbours {
  before: string
  after: string
}

function maskWord(word: string, { before, after }: Neighbours, isEvent: boolean, inEventBracket: boolean): string {
  if (isMaskedName(word)) return PERSON_MASK
  const { name, rest } = cutTitle(word)
  if (rest !== '' && isName(name)) return PERSON_MASK + rest
  if (isEvent && isName(word.slice(0, 3)) && FAMILY_EVENTS.some((event) => word.startsWith(event, 3)))
    return PERSON_MASK + word.slice(3)
  const unit = rest === '' ? null : unitBefore(name)
  if (unit) return unit + PERSON_MASK + rest
  if (isMaskedName(name)) return PERSON_MASK + rest
  const possessive = isEvent && word.endsWith('의') ? word.slice(0, -1) : word
  const tail = word.slice(possessive.length)
  const person = isName(possessive)
  if (person && (isTitle(after) || isTitle(before) || ANNOUNCING.has(before))) return PERSON_MASK + tail
  if (isEvent && isSurelyPerson(possessive) && !NO_NAMES.has(possessive)) return PERSON_MASK + tail
  if (isEvent && person && (isEventWord(after) || isEventWord(before))) return PERSON_MASK + tail
  if (inEventBracket && (person || isLikelyName(possessive))) return PERSON_MASK + tail
  return ANNOUNCING.has(before) && isEvent && isLikelyName(word) ? PERSON_MASK : word
}

/**
 * Splits a title from the name before it: '박영희구청장' → '박영희', '구청장'. What follows the title stays with it ('주무관의',
 * '팀장외').
 */
function cutTitle(word: string): { name: string; rest: string } {
  for (const title of GLUED_TITLES) {
    const at = word.indexOf(title)
    if (at > 0 && /^(?:의|과|와|및|외|등|께|님|[가-힣]{2,3}상)?$/.test(word.slice(at + title.length)))
      return { name: word.slice(0, at), rest: word.slice(at) }
  }
  return { name: word, rest: '' }
}

/** The department joined to the name after it ('총무과홍길동'); null when there is none. */
function unitBefore(text: string): string | null {
  const unit = text.slice(0, -3)
  return /[과팀실국]$/.test(unit) && unit.length >= 2 && isName(text.slice(-3)) ? unit : null
}

/** Whether a word is a title: '팀장', '녹지관리팀장', '팀장님의'. */
function isTitle(word: string): boolean {
  const bare = word.replace(/(?:님)?(?:의|께|과|와|및|외|등)?$/, '')
  return titles.has(bare) || RANK.test(bare) || GLUED_TITLES.some((title) => bare.endsWith(title))
}

/** Whether a word beside a title is a name. */
const isName = (word: string): boolean =>
  !NO_NAMES.has(word) &&
  !UNIT_END.test(word) &&
  (word.length === 3 ? mayBePerson(word) || isSurelyPerson(word) : isPersonName(word))

/** Whether a word in the bracket of a family event is a name; short and long names count too. */
const isLikelyName = (word: string): boolean =>
  !NO_NAMES.has(word) && !/[과국실팀처청부회상금비소대원장관직]$/.test(word) && (isOwner(word) || hasGivenName(word))

const isEventWord = (word: string): boolean => FAMILY_EVENTS.some((event) => word.startsWith(event))

const closeTo = (separator = ''): boolean => /^[\s.:_-]*$/.test(separator) && separator !== ''

function depthBehind(separator: string, depth: number): number {
  let now = depth
  for (const char of separator) {
    if (char === '(' || char === '[' || char === '<') now += 1
    if (char === ')' || char === ']' || char === '>') now = Math.max(0, now - 1)
  }
  return now
}

/**
 * Masks Latin names, two to four capitalised words, before a title or in the bracket of a family event: 'John Smith
 * 교수', '축의금(JOHN SMITH)'.
 */
function maskLatin(pieces: string[], at: number, inEventBracket: boolean): void {
  let first = at
  while (
    first >= 2 &&
    at - first < 6 &&
    isLatin(pieces[first] ?? '') &&
    pieces[first - 1] === ' ' &&
    isLatin(pieces[first - 2] ?? '')
  )
    first -= 2
  if (first === at || !isLatin(pieces[at] ?? '') || (pieces[at + 1] === ' ' && isLatin(pieces[at + 2] ?? ''))) return
  if (!inEventBracket && !(pieces[at + 1] === ' ' && titles.has(pieces[at + 2] ?? ''))) return
  pieces[first] = PERSON_MASK
  for (let i = first + 1; i <= at; i++) pieces[i] = ''
}

const isLatin = (word: string): boolean => /^[A-Z][A-Za-z]{1,15}$/.test(word)
