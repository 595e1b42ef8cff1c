import { compactLower } from '../lexicon/chainNames'
import { holdsEating } from '../lexicon/endsEating'
import { isLocality } from '../lexicon/locality'
import { isStaffWord, isTitle } from '@/domain/person/nameWords'
import { isOwner } from '@/domain/person/ownerName'
import {
  endsAsPlace,
  isCompoundName,
  isJobTitle,
  isLongName,
  isMaskedName,
  isNameEndingAsPlace,
  isNativeName,
  isPersonName,
  isSurelyPerson,
} from '@/domain/person/personName'

/**
 * Whether a name is a person's, beside a title, an office or a quarter, or an official's.
 * @param key the name's letters and digits, in lower case
 */
export const namesPerson = (name: string, key: string): boolean =>
  isPersonBesideTitle(name) || isMasked(compactLower(name)) || isOfficial(key)

const DEPARTMENT = /[가-힣]{2}(?:과|팀|담당관|기획관|정책관|비서관|감사관|보좌관|과장|팀장|국장|실장|소장|동장|주무관)$/
const QUARTER = /^[가-힣]{1,4}[동읍면]$/

/** Dishes that end as titles do. */
const DISH = /(?:청국|된|육계)장$/

/** Whether a word is a person's by the title beside it; a market ends as the title of a mayor does: '광장시장 빈대떡'. */
const hasTitle = (title: string, word: string): boolean =>
  isTitle(title) &&
  !DISH.test(title) &&
  (isFullName(word) || (!title.endsWith('시장') && word.length <= 3 && isTitledName(word)))

function isPersonBesideTitle(name: string): boolean {
  const words = name.split(' ')
  const [first = '', second = ''] = words
  if (isJobTitle(name)) return true
  if (words.length === 2 && (hasTitle(second, first) || hasTitle(first, second))) return true
  if (words.length === 2 && (isStaffWord(first) || DEPARTMENT.test(first)) && isFullName(second)) return true
  if (words.length === 2 && QUARTER.test(first) && isResidentName(second)) return true
  return words.some(isJobTitle) && words.some((word) => word.length === 3 && isOwner(word))
}

/** Whether a word behind a quarter is somebody who lives or works there, and hardly a sign: '온솔동 변가온'. */
const isResidentName = (word: string): boolean =>
  !holdsEating(word) && (isNativeName(word) || (isPersonName(word) && !endsAsPlace(word)))

/**
 * Whether a word is a person's name where a title stands beside it: '박라온(관리팀장)'. What is eaten is none,
 * and no place.
 */
export const isTitledName = (word: string): boolean => isOwner(word) && !holdsEating(word) && !isLocality(word)

/**
 * Whether a word is a person beside what says so, a department or a title, also where its ending is a building's: '총무과
 * 김주원', '남궁민수 국장', '이하늘솔 통장'.
 */
export const isFullName = (word: string): boolean =>
  isSurelyPerson(word) ||
  isNameEndingAsPlace(word) ||
  isNativeName(word) ||
  isLongName(word) ||
  isCompoundName(word) ||
  (isPersonName(word) && !endsAsPlace(word))

/** Whether a name is an official: '시설개선과장', '경영기획팀장'; '춘천청국장' is a dish. */
const isOfficial = (key: string) =>
  /[가-힣]{2}(?:과장|팀장|국장|실장|본부장|센터장|단장|부장|소장)$/.test(key) &&
  key.length >= 5 &&
  !DISH.test(key) &&
  !holdsEating(key)

const isMasked = (key: string) => (/[○〇◯●*ㅇ\u110b]/.test(key) ? isMaskedName(key) : /^[가-힣]oo$/.test(key))
