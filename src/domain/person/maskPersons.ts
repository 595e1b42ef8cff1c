import { CELL_LENGTH_MAX } from '@/domain/expense/limits'
import { cutText } from '../text'
import { isMaskedName, isPersonAlone, isSurelyPerson, beginsWithSurname, isCompoundName } from './personName'
import { maskContacts } from './maskContacts'
import {
  NAME_TRIGGERS,
  announcesName,
  cutTitle,
  isEventWord,
  isName,
  isNameAtEvent,
  isNameInSlot,
  isStaffWord,
  STAFF_WORDS,
  isTitle,
  officeBefore,
  isCountedName,
} from './nameWords'
import { KIN_AND_HONORIFICS, FAMILY_EVENTS, NO_NAMES, TITLES } from './titles.data'

export const PERSON_MASK = '○○○'

interface NameContext {
  /** the preceding word; '' if separated by a comma or similar */
  before: string
  after: string
  /** a masked name precedes, separated by a comma */
  isListed: boolean
  isEvent: boolean
  /** in the bracket of a family event or after its dash, where only persons and offices occur */
  inSlot: boolean
  /** a bracket follows, which may hold the department: '홍길동(총무과) 부친상' */
  opensBracket: boolean
}

const BRACKET = /(?<=[([<])[^()[\]<>]{2,80}(?=[)\]>])/g
const OTHERS = /\s?(?:외|등)\s?\d{1,3}\s?(?:명|인)?\s?$/
const COUNTED = /(?<![가-힣])[가-힣]{3,4}(?=\s?(?:외|등)\s?\d{1,3}\s?(?:명|인))/g
const SPACED = /(?<![가-힣\d])[가-힣] [가-힣] [가-힣](?![가-힣])/g
const SPACED_MASK = /(?<![가-힣])[가-힣] ?[○〇◯●*] ?(?:[○〇◯●*]|[가-힣](?![가-힣]))/g

const isPerson = (word: string): boolean =>
  !NO_NAMES.has(word) && (isMaskedName(word) || isSurelyPerson(word) || isCompoundName(word))

/** A single 동 in a bracket is more likely than a name with that ending. */
const areListed = (names: readonly string[]): boolean =>
  names.every(isPerson) && names.some((name) => !name.endsWith('동'))

/** '(홍길동, 김영희)', '홍길동 외 3명' */
function maskNameLists(text: string): string {
  return text
    .replace(BRACKET, (inner) => {
      const names = inner
        .replace(OTHERS, '')
        .split(/[,·/]/)
        .map((name) => name.trim())
      return areListed(names) ? names.reduce((masked, name) => masked.replace(name, PERSON_MASK), inner) : inner
    })
    .replace(COUNTED, (word) => (isCountedName(word) ? PERSON_MASK : word))
}

/** '홍 길 동', '홍 ○ ○' */
const maskSpacedNames = (text: string): string =>
  text
    .replace(SPACED, (name) => (isCountedName(name.replaceAll(' ', '')) ? PERSON_MASK : name))
    .replace(SPACED_MASK, (name) => (name.includes(' ') && beginsWithSurname(name) ? PERSON_MASK : name))

const CAPITALISED = /^[A-Z][A-Za-z]{1,15}$/
const LETTERS = /^[A-Za-z]{1,16}$/
const WORDS_MAX = 4

/** Two to four words ending at `at`: 'John Smith 교수'. `pieces`: words and separators in turn, changed in place. */
function maskLatinNames(pieces: string[], at: number, { inSlot, isEvent, after }: NameContext): void {
  const word = inSlot ? LETTERS : CAPITALISED
  if (!word.test(pieces[at] ?? '') || (pieces[at + 1] === ' ' && word.test(pieces[at + 2] ?? ''))) return
  let first = at
  while (at - first < 2 * (WORDS_MAX - 1) && pieces[first - 1] === ' ' && word.test(pieces[first - 2] ?? '')) first -= 2
  if (first === at) return
  const before = pieces[first - 1]?.trim() === '' ? (pieces[first - 2] ?? '') : ''
  const isNamed = isTitle(after) || isTitle(before) || (isEvent && (announcesName(before) || isEventWord(after)))
  const isBehindEvent = /[:_-]/.test(pieces[first - 1] ?? '') && isEventWord(pieces[first - 2] ?? '')
  if (!inSlot && !isNamed && !isBehindEvent) return
  pieces[first] = PERSON_MASK
  for (let i = first + 1; i <= at; i++) pieces[i] = ''
}

const kinAndHonorifics = new Set(KIN_AND_HONORIFICS)

const HINTS = [
  ...TITLES,
  ...FAMILY_EVENTS,
  ...STAFF_WORDS,
  ...KIN_AND_HONORIFICS,
  ...[...NAME_TRIGGERS].filter((word) => word.length > 1),
  ...['[1-9]급', '故', '[부조축]의'],
]

const MAY_NAME = new RegExp(
  `[○〇◯●*]|[가-힣][ㅇOoXx0]|\\s(?:외|등)\\s?\\d|[(<\\[][가-힣]{3}[),\\]> ]|` + HINTS.join('|'),
)
const EVENT = new RegExp(`${FAMILY_EVENTS.join('|')}|(?<![가-힣])[부조축]의(?![가-힣])`)
/** A family event of the person named before it: '홍길동 부친상'. */
const WHOSE_EVENT = /^(?:[가-힣]{2,3}상(?![가-힣])|별세|결혼|본인결혼|자녀결혼)/
const OPENS = /^\s?[([<]$/
const WORD_MAX = 40
const WORDS = /([\s,.·/:;()[\]<>~&+'"‘’“”♡♥❤_-]+)/

/**
 * The only masking rule for source text. Names are recognised by context (title, rank, family event, list), rarely
 * alone, because a name may also be an office or a shop. Text beyond CELL_LENGTH_MAX is cut off.
 */
export function maskPersons(text: string): string {
  const plain = maskContacts(cutText(text, CELL_LENGTH_MAX))
  if (!MAY_NAME.test(plain)) return plain
  const pieces = maskSpacedNames(maskNameLists(plain)).split(WORDS)
  const isEvent = EVENT.test(plain)
  let depth = 0
  for (let at = 0; at < pieces.length; at += 2) {
    const separator = pieces[at - 1] ?? ''
    depth = depthBehind(separator, depth)
    const word = pieces[at] ?? ''
    if (word === '' || word.length > WORD_MAX) continue
    const context = contextAt(pieces, at, isEvent, depth)
    pieces[at] = maskWord(word, context)
    if (pieces[at] === word) maskSplitName(pieces, at, context)
    maskLatinNames(pieces, at, context)
  }
  return pieces.join('')
}

function contextAt(pieces: readonly string[], at: number, isEvent: boolean, depth: number): NameContext {
  const [separator = '', next = ''] = [pieces[at - 1], pieces[at + 1]]
  const [before = '', word = ''] = [pieces[at - 2], pieces[at]]
  return {
    before: closeTo(separator) || (OPENS.test(separator) && isTitleOfBracket(before, word)) ? before : '',
    after: next.trim() === '' || (OPENS.test(next) && isTitle(pieces[at + 2] ?? '')) ? (pieces[at + 2] ?? '') : '',
    isListed: /^\s?[,·]\s?$/.test(separator) && pieces[at - 2] === PERSON_MASK,
    isEvent,
    inSlot: isEvent && (depth > 0 || (/[:_-]/.test(separator) && isEventWord(before))),
    opensBracket: OPENS.test(next),
  }
}

/** '팀장(홍길동)', '직원(홍길동)'; but '직원(서강동)' is a place. */
const isTitleOfBracket = (before: string, word: string): boolean =>
  isTitle(before) || (announcesName(before) && !word.endsWith('동'))

function maskWord(word: string, { before, after, isListed, isEvent, inSlot, opensBracket }: NameContext): string {
  if (isMaskedName(word)) return PERSON_MASK
  if (word.startsWith('故') && isName(word.slice(1))) return `故${PERSON_MASK}`
  if (word.endsWith('씨') && isName(word.slice(0, -1))) return `${PERSON_MASK}씨`
  const { name, rest } = cutTitle(word)
  if (rest !== '' && isName(name)) return PERSON_MASK + rest
  if (isEvent && isName(word.slice(0, 3)) && FAMILY_EVENTS.some((event) => word.startsWith(event, 3)))
    return PERSON_MASK + word.slice(3)
  const office = rest === '' && !isEvent ? null : officeBefore(name)
  if (office) return office + PERSON_MASK + rest
  if (isMaskedName(name)) return PERSON_MASK + rest
  const possessive = isEvent && word.endsWith('의') ? word.slice(0, -1) : word
  const tail = word.slice(possessive.length)
  const person = isName(possessive)
  if (person && (isTitle(after) || isTitle(before) || announcesName(before))) return PERSON_MASK + tail
  if (person && kinAndHonorifics.has(after)) return PERSON_MASK + tail
  if ((isStaffWord(before) || isListed) && isPersonAlone(possessive) && !NO_NAMES.has(possessive))
    return PERSON_MASK + tail
  if (isEvent && isSurelyPerson(possessive) && !NO_NAMES.has(possessive)) return PERSON_MASK + tail
  if (isEvent && person && (isEventWord(after) || isEventWord(before) || opensBracket)) return PERSON_MASK + tail
  if (isEvent && isNameAtEvent(possessive) && (isTitle(before) || WHOSE_EVENT.test(after))) return PERSON_MASK + tail
  if (inSlot && isNameInSlot(possessive)) return PERSON_MASK + tail
  return announcesName(before) && isEvent && isNameInSlot(word) ? PERSON_MASK : word
}

/** A surname separated from its given name: '홍 길동 주무관', '부의금(홍 길동)'. */
function maskSplitName(pieces: string[], at: number, context: NameContext): void {
  const [surname = '', gap = '', given = ''] = pieces.slice(at, at + 3)
  if (surname.length !== 1 || gap.trim() !== '' || given.length !== 2 || NO_NAMES.has(given)) return
  const after = pieces[at + 3]?.trim() === '' ? (pieces[at + 4] ?? '') : ''
  if (!isName(surname + given) || maskWord(surname + given, { ...context, after }) !== PERSON_MASK) return
  pieces.splice(at, 3, PERSON_MASK, '', '')
}

const closeTo = (separator: string): boolean => /^[\s.:_-]*$/.test(separator) && separator !== ''

function depthBehind(separator: string, depth: number): number {
  let now = depth
  for (const char of separator) {
    if (char === '(' || char === '[' || char === '<') now += 1
    if (char === ')' || char === ']' || char === '>') now = Math.max(0, now - 1)
  }
  return now
}
