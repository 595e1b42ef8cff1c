import { chainAtStart } from '../lexicon/chainNames'
import { holdsEating } from '../lexicon/endsEating'
import { isLocality } from '../lexicon/locality'
import { announcesName, isStaffWord, isTitle } from '@/domain/person/nameWords'
import {
  isCompoundName,
  isLikelyFullName,
  isLongName,
  isMaskedName,
  isNameEndingAsPlace,
  isNativeName,
  isSurelyPerson,
} from '@/domain/person/personName'
import { RELATIONS } from '@/domain/person/titles.data'
import { isFullName } from './namesPerson'

/** What names persons and nothing that could be a shop. */
export interface PersonWords {
  names: string[]
  /** Whether it also says who they are: a title, an office, a family */
  isSaid: boolean
}

/** Longer texts say more than who somebody is. */
const LONGEST_TEXT = 40
const BETWEEN_WORDS = /[\s(),·:;/~_|&.+-]+/
/** Numbers, what counts people, and whether somebody still holds an office. */
const ASIDE = /^(?:\d+(?:명|인|세|번)?|외|및|와|과|전|현|前|現|주소|연락처|전화)$/
/** Others who are only counted. */
const COUNTED = /(?:^| |[가-힣])(?:외|등) ?\d{1,3} ?[명인]/
const JOINED = /[·&+]/
const QUARTER = /^[가-힣]{1,4}\d?[동읍면리]$/
/** How money reaches somebody, and where a journalist writes. */
const OF_RECEIVER = /^(?:계좌|현금|송금|이체|입금|전달|지급)+$|(?:일보|신문사?|방송|뉴스)$/
const relations = new Set(RELATIONS)
/** Titles that signs end in as well: '강동박선생', '오시오청국장', '오복수산시장'; before some a name must be sure. */
const OF_SIGNS = /선생$|박사$|(?:청국|된)장$|(?<!^부)(?<=.)시장$/
const OF_SOME_SIGNS = /^(?:사장|시장)$/

/**
 * Reads a text whose words are names of persons, who they are and numbers: '총무과(홍길동)', '서구 노인회장 홍길동', '故 홍길동'.
 * @param text normalised
 * @param isBeside whether a word is an office, a room or what is given, which stand beside persons and beside shops
 * @returns null where a word says something else, or no name stands there
 */
export function readPersonWords(text: string, isBeside: (word: string) => boolean): PersonWords | null {
  if (text.length > LONGEST_TEXT) return null
  const words = text
    .replace(/故(?=[가-힣])/g, '고 ')
    .split(BETWEEN_WORDS)
    .filter(Boolean)
  const names: string[] = []
  const others: string[] = []
  let isSaid = false
  for (const word of words) {
    if (ASIDE.test(word) || (word === '등' && COUNTED.test(text))) continue
    const name = nameIn(word)
    if (name === null) others.push(word)
    else names.push(name)
    isSaid ||= name !== null && name !== word
  }
  if (names.length === 0) return null
  isSaid ||= others.some(saysWho)
  const besides = others.filter((word) => !saysWho(word))
  if (!besides.every((word) => isQuarter(word) || isBeside(word))) return null
  const isBare = others.length === 0
  const isCrowd = COUNTED.test(text) || (names.length > 1 && JOINED.test(text))
  isSaid ||= (isBare ? isCrowd : besides.some((word) => !isQuarter(word))) && names.every(isStrictName)
  return isSaid || besides.every(isBeside) ? { names, isSaid } : null
}

/** The name in a word, be a title or a form of address joined to it; null where it is none. */
function nameIn(word: string): string | null {
  if (holdsEating(word) || chainAtStart(word)) return null
  for (const size of [3, 4]) {
    const [name, title] = [word.slice(0, size), word.slice(size)]
    if (isJoined(name, title)) return name
  }
  return !saysWho(word) && isName(word) ? word : null
}

const isJoined = (name: string, title: string): boolean =>
  (isTitle(title) || relations.has(title)) &&
  !OF_SIGNS.test(title) &&
  (isSurelyPerson(name) ||
    (!OF_SOME_SIGNS.test(title) && (isNameEndingAsPlace(name) || isCompoundName(name) || isLongName(name))))

const isName = (word: string): boolean => isMaskedName(word) || (!isLocality(word) && isFullName(word))

/** Whether a word is a name where nothing but an office or a room stands beside it, as shops do too: not '여자만 별관'. */
const isStrictName = (word: string): boolean =>
  [isMaskedName, isLikelyFullName, isNameEndingAsPlace, isNativeName, isCompoundName, isLongName].some((is) => is(word))

const isQuarter = (word: string): boolean => isLocality(word) || QUARTER.test(word)

const saysWho = (word: string): boolean =>
  (isTitle(word) && !OF_SIGNS.test(word)) ||
  isStaffWord(word) ||
  announcesName(word) ||
  relations.has(word) ||
  OF_RECEIVER.test(word)
