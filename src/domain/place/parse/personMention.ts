import { NAME_TRIGGERS, announcesName, isStaffWord, isTitle, STAFF_WORDS } from '@/domain/person/nameWords'
import {
  hasGivenSyllables,
  isCompoundName,
  isLikelyBareName,
  isLikelyFullName,
  isLongName,
  isMaskedName,
  isNameEndingAsPlace,
  isNativeName,
  isSurelyPerson,
  beginsWithAnySurname,
  endsAsPlace,
  isPersonName,
} from '@/domain/person/personName'
import { isOwner } from '@/domain/person/ownerName'
import { ROLE_NOUNS, TITLES } from '@/domain/person/titles.data'
import { isChainName, compactLower } from '../lexicon/chainNames'
import { endsInFood, holdsEating } from '../lexicon/wordEnds'
import { isLocality } from '../lexicon/locality'
import { endsWithAny } from '../text/anyWord'

export interface PersonMention {
  names: string[]
  /** whether it also says who they are: a title, an office, a family */
  isSaid: boolean
}

const SHORTEST_NAME = 3
/** Longer texts say more than who a person is. */
const LONGEST_TEXT = 40
const BETWEEN_PHRASES = /[(),/]/
const BETWEEN_WORDS = /[\s·:;~_|&.+-]+/
/** Numbers, counters for people, and whether an office is still held. */
const ASIDE = /^(?:\d+(?:명|인|세|번)?|외|및|와|과|전|현|前|現|주소|연락처|전화)$/
/** An address with an owner in brackets follows a sign, even one that looks like a name: '유나인(대표 홍길동)'. */
const ADDRESS = /[동리로길가]\s?\d/
const OWNED = /[가-힣]\s?\((?:대표자?|대표이사|점주|사장|업주|사업주)[\s:]+[가-힣]/
const COUNTED = /(?:^| |[가-힣])(?:외|등) ?\d{1,3} ?[명인]/
const JOINED = /[·&+]/
const QUARTER = /^[가-힣]{1,4}\d?[동읍면리]$/
/** Ways money is handed over, also joined: '현금지급'. */
const PAYMENTS = ['계좌', '현금', '송금', '이체', '입금', '전달', '지급']
const PAYMENT = new RegExp(`^(?:${PAYMENTS.join('|')})+$`)
const PRESS = ['일보', '신문', '신문사', '방송', '뉴스']
const DEPARTMENTS = ['과', '팀', '담당관', '기획관', '정책관', '감사관']
/** Offices, including those of unlisted districts; a known place may be a branch instead. */
const OFFICES = [
  ...['시청', '군청', '구청', '도청', '교육청', '의회', '경찰서', '소방서', '보건소', '경로당', '면사무소'],
  ...['주민센터', '행정복지센터'],
]
const endsInPress = endsWithAny(PRESS)
const endsInDepartment = endsWithAny(DEPARTMENTS, 2)
const endsInOffice = endsWithAny(OFFICES, 1)
const roleNouns = new Set(ROLE_NOUNS)
const titles = new Set(TITLES)
/** Minimum syllables of an unlisted title with its organisation: '새마을지도자회장'. */
const LONG_TITLE = 4
/** '강동박선생', '오시오청국장', '이화수 육계장', '오복수산시장'; before some of them a name must be certain. */
const OF_SIGNS = /선생$|박사$|(?<!^부)(?<=.)시장$/
/** Dishes that end like titles. */
const TITLE_LIKE_DISH = /(?:청국|된|육계|육개)장$/
const OF_SOME_SIGNS = /^(?:사장|시장)$/

/** Words without which a text cannot describe a person. */
export const PERSON_TRIGGERS = [
  ...TITLES,
  ...ROLE_NOUNS,
  ...STAFF_WORDS,
  ...NAME_TRIGGERS,
  ...PAYMENTS,
  ...PRESS,
  ...DEPARTMENTS,
  ...OFFICES,
  ...['故', '급', '외', '등', '·', '&', '+'],
]

/** Null unless it has only names, roles and numbers: '총무과(홍길동)'. `isBeside`: an office, room or gift. */
export function readPersonMention(text: string, isBeside: (word: string) => boolean): PersonMention | null {
  if (text.length > LONGEST_TEXT || ADDRESS.test(text) || OWNED.test(text)) return null
  const phrases = text
    .replace(/故(?=[가-힣])/g, '고 ')
    .split(BETWEEN_PHRASES)
    .map((phrase) => phrase.split(BETWEEN_WORDS).filter((word) => word !== '' && !isAside(word, text)))
    .filter((words) => words.length > 0)
  const words = phrases.flat()
  if (!words.some((word) => nameIn(word) !== null || hasGivenSyllables(word))) return null
  const isTitled = words.some(saysWho)
  const nameOf = (word: string) => nameIn(word) ?? (isTitled && isNameByTitle(word) ? word : null)
  const names = words.map(nameOf).filter((name) => name !== null)
  if (names.length === 0) return null
  const besides = words.filter((word) => nameOf(word) === null && !saysWho(word))
  if (!besides.every((word) => isQuarter(word) || isDepartment(word) || endsInOffice(word) || isBeside(word)))
    return null
  // A phrase alone may be a sign like a neighbourhood or a name, next to a guest: '도토리, 국장 홍길동'.
  const holdsName = (phrase: string[]) => phrase.some((word) => nameOf(word) !== null)
  const isSign = (phrase: string[]) =>
    phrase.every((word) => isQuarter(word) && nameOf(word) === null) ||
    (phrase.every(isName) && !phrase.every(isLikelyBareName) && phrases.some((it) => it !== phrase && holdsName(it)))
  if (phrases.some(isSign)) return null
  const isCrowd = COUNTED.test(text) || (names.length > 1 && JOINED.test(text))
  const isOfDepartment = besides.some(isDepartment)
  const isGiven = words.length === names.length ? isCrowd : besides.some((word) => !isQuarter(word))
  const isSaid =
    isTitled || isOfDepartment || names.some((name) => !words.includes(name)) || (isGiven && names.every(isStrictName))
  return isSaid || besides.every(isBeside) ? { names, isSaid } : null
}

const isOfSigns = (title: string): boolean => OF_SIGNS.test(title) || TITLE_LIKE_DISH.test(title)

/** A quick test: most words do not start with a surname, are too short, or have no masked syllable. */
const mayHoldName = (word: string): boolean =>
  (word.length >= SHORTEST_NAME && beginsWithAnySurname(word)) || /[○〇◯●*ㅇ\u110bOoXx]/.test(word)

const isAside = (word: string, text: string): boolean => ASIDE.test(word) || (word === '등' && COUNTED.test(text))

/** The name in a word, possibly joined to a title or form of address; null if there is none. */
function nameIn(word: string): string | null {
  if (!mayHoldName(word)) return null
  const found = [3, 4].map((size) => word.slice(0, size)).find((name) => isJoined(name, word.slice(name.length)))
  const name = found ?? (isName(word) && !saysWho(word) ? word : null)
  return name === null || (holdsEating(word) && !isSurelyPerson(word)) || isChainName(word) ? null : name
}

/** Whether a word is a name because another states its role, even with rare syllables: '총무 김차온'. */
const isNameByTitle = (word: string): boolean => !saysWho(word) && hasGivenSyllables(word) && isTitledName(word)

/** '홍길동국장', but not '주민자치회장' or '강서구청장', which start like names. */
const isJoined = (name: string, title: string): boolean => {
  const isWhole = titles.has(title) || roleNouns.has(title) || (title.length >= LONG_TITLE && isTitle(title))
  if (!isWhole || isOfSigns(title) || isLocality(name)) return false
  if (name.endsWith('구') && title === '청장') return false
  return isSurelyPerson(name) || (!OF_SOME_SIGNS.test(title) && isNameBeforeTitle(name))
}

const isNameBeforeTitle = (name: string): boolean =>
  [isNameEndingAsPlace, isNativeName, isCompoundName, isLongName].some((is) => is(name))

const isName = (word: string): boolean => isMaskedName(word) || (isFullName(word) && !isLocality(word))

/** Whether a word is a name next to only an office or a room, which also occur next to shops: not '여자만 별관'. */
const isStrictName = (word: string): boolean =>
  [isMaskedName, isLikelyFullName, isNameEndingAsPlace, isNativeName, isCompoundName, isLongName].some((is) => is(word))

const isQuarter = (word: string): boolean => isLocality(word) || QUARTER.test(word)

/** '총무과', but not '동태찜과 동치미'. */
const isDepartment = (word: string): boolean => endsInDepartment(word) && !endsInFood(word.slice(0, -1))

const saysWho = (word: string): boolean =>
  titles.has(word) ||
  (isTitle(word) && !isOfSigns(word)) ||
  isStaffWord(word) ||
  announcesName(word) ||
  roleNouns.has(word) ||
  PAYMENT.test(word) ||
  endsInPress(word)

/** Whether a word is a name next to a title: '박라온(관리팀장)'. Food words and places are not. */
export const isTitledName = (word: string): boolean => isOwner(word) && !holdsEating(word) && !isLocality(word)

/** Next to a department or title, even with a building's ending: '총무과 김주원', '이하늘솔 통장'. */
const isFullName = (word: string): boolean =>
  isSurelyPerson(word) ||
  isNameEndingAsPlace(word) ||
  isNativeName(word) ||
  isLongName(word) ||
  isCompoundName(word) ||
  (isPersonName(word) && !endsAsPlace(word))

/** An official's title, a resident, or masked. `key`: the name's letters and digits, in lower case. */
export const namesPerson = (name: string, key: string): boolean =>
  OFFICIAL.test(name) || isResident(name) || isMasked(compactLower(name)) || isOfficial(key)

/** Ranks and titles that are never a whole sign; '이장' and '작가' can be. */
const OFFICIAL =
  /^(?:행정)?[1-9]급$|^(?:주무관|과장|팀장|국장|본부장|센터장|단장|부장|소장|계장|실장|동장|구청장|시장|대표|대표자|사장|주임|서기|직원)$/
const HOME_QUARTER = /^[가-힣]{1,4}[동읍면]$/

function isResident(name: string): boolean {
  const [first = '', second = '', ...more] = name.split(' ')
  return more.length === 0 && HOME_QUARTER.test(first) && isResidentName(second)
}

const isResidentName = (word: string): boolean =>
  !holdsEating(word) && (isNativeName(word) || (isPersonName(word) && !endsAsPlace(word)))

/** Whether a name is an official: '시설개선과장', '경영기획팀장'; '춘천청국장' is a dish. */
const isOfficial = (key: string) =>
  /[가-힣]{2}(?:과장|팀장|국장|실장|본부장|센터장|단장|부장|소장)$/.test(key) &&
  key.length >= 5 &&
  !TITLE_LIKE_DISH.test(key) &&
  !holdsEating(key)

const isMasked = (key: string) => (/[○〇◯●*ㅇ\u110b]/.test(key) ? isMaskedName(key) : /^[가-힣]oo$/.test(key))
