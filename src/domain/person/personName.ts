import { isLocality } from '../place/lexicon/locality'
import {
  COMMON,
  COMPOUND,
  FIRST,
  GIVEN,
  GIVEN_FIRST,
  GIVEN_LAST,
  GIVEN_LAST_RARE,
  MIDDLE,
  NATIVE,
  PLACE_ENDS,
  RARE_COMPOUND,
  REGISTERED,
  SHARED_ENDS,
  SURNAMES,
} from './nameSyllables.data'

/** Words that look like names: '한정식', '진고을', '오리향'. '고시원' is not listed, because it is also a person's name. */
const NO_PERSON =
  /^(?:유치원|요양원|문화원|연구원|양로원|기도원|수도원|경로정|노인정|우체국|방송국|고물상|공구상|한정식|[좌우]측호|상가호)$|(?:의원|약국|고을|마을)$|^오리/

export const beginsWithSurname = (text: string): boolean => SURNAMES.has(text.charAt(0))

export const beginsWithAnySurname = (text: string): boolean =>
  beginsWithSurname(text) || COMPOUND.includes(text.slice(0, 2))

const isHangul = (char: string): boolean => char >= '가' && char <= '힣'

export function hasWordWithSurname(text: string): boolean {
  for (let at = 0; at < text.length - 1; at++)
    if (!isHangul(text.charAt(at - 1)) && beginsWithAnySurname(text.slice(at, at + 2))) return true
  return false
}

export const beginsWithCommonSurname = (text: string): boolean => COMMON.has(text.charAt(0))

export const endsAsPlace = (text: string): boolean => PLACE_ENDS.has(text.at(-1) ?? '')

/** '임준호', '강시원'. For two endings that buildings hardly have, the surname is enough: '구본식'. */
export function isNameEndingAsPlace(text: string): boolean {
  if (!/^[가-힣]{3}$/.test(text) || !SHARED_ENDS.has(text.charAt(2)) || NO_PERSON.test(text)) return false
  return '호식'.includes(text.charAt(2)) ? SURNAMES.has(text.charAt(0)) : isPersonName(text)
}

/** Common words that start like a surname. */
const SHORT_WORDS = new Set(['최고', '최대', '최신', '최선', '최적', '박하', '박달', '박람'])

/** With a surname that few other words start with: '김솔'. */
export const isShortName = (text: string): boolean =>
  /^[김박최][가-힣]$/.test(text) &&
  GIVEN.has(text.charAt(1)) &&
  !PLACE_ENDS.has(text.charAt(1)) &&
  !SHORT_WORDS.has(text)

/** Masked names. The letter ㅇ has two code points: as typed, and after NFKC. */
const MASKED = /^[가-힣](?:[○〇◯●*ㅇ\u110bOo0xX]{1,2}|[○〇◯●*ㅇ\u110b]{3})[가-힣]?$|^[가-힣]{2}[○〇◯●*ㅇ\u110b]{1,2}$/

/** Full or masked, three or four syllables: '홍○○', '박라온'. */
export function isPersonName(text: string): boolean {
  const name = text.trim()
  if (MASKED.test(name)) return true
  if (!/^[가-힣]{3,4}$/.test(name)) return false
  const surname = COMPOUND.includes(name.slice(0, 2)) ? 2 : 1
  if (surname === 1 && (name.length !== 3 || !SURNAMES.has(name.charAt(0)))) return false
  return [...name.slice(surname)].every((syllable) => GIVEN.has(syllable))
}

/** The surname comes first: '홍○○', '홍*동', '홍길*', '김ㅇㅇ'; not the sign '라*테'. */
export const isMaskedName = (text: string): boolean =>
  MASKED.test(text) && SURNAMES.has(text.charAt(0)) && (!/[가-힣]$/.test(text) || GIVEN.has(text.at(-1) ?? ''))

export const hasGivenSyllables = (text: string): boolean =>
  /^[가-힣]{3}$/.test(text) &&
  [...text.slice(1)].every((syllable) => GIVEN.has(syllable) || GIVEN_FIRST.has(syllable) || GIVEN_LAST.has(syllable))

/** Only sufficient in a list of names. `hasGivenSyllables` suffices only next to a title. */
export const hasGivenName = (text: string): boolean =>
  /^[가-힣]{3}$/.test(text) && [...text.slice(1)].every((syllable) => GIVEN.has(syllable))

/** Unlikely to be a shop's name. */
export function isSurelyPerson(text: string): boolean {
  if (!mayBePerson(text) || NO_PERSON.test(text)) return false
  const last = text.charAt(2)
  if (last === '동') return !isLocality(text.slice(0, 2))
  return (
    !PLACE_ENDS.has(last) ||
    (FIRST.has(text.charAt(0)) && MIDDLE.has(text.charAt(1)) && '호원식국구상정'.includes(last))
  )
}

/** Endings far more common in signs than in given names: '백솔정', '달무원'. */
const SIGN_ENDS = /[원정헌]$/

/** Whether a text is a name with an ending that buildings have too, excluding those more often signs. */
const isNameWithSharedEnding = (text: string): boolean =>
  isNameEndingAsPlace(text) && (!SIGN_ENDS.test(text) || MIDDLE.has(text.charAt(1)))

/** In brackets after a company or store; includes names with endings of signs: '임창정'. */
export const isPersonOfCompany = (text: string): boolean =>
  isSurelyPerson(text) || isLongName(text) || isCompoundName(text) || isNameWithSharedEnding(text)

/** After a house number or floor: a common surname and a given name, without a building's ending. */
export function isResident(word: string): boolean {
  if (isSurelyPerson(word)) return true
  return (
    word.length === 3 &&
    COMMON.has(word.charAt(0)) &&
    isPersonName(word) &&
    !NO_PERSON.test(word) &&
    !/[점층동로길가리관집당루각옥헌장실빌몰상역시군구읍면도청]$/.test(word)
  )
}

/** Regardless of the ending; the text is then not read as a company's shop. */
export function mayBePerson(text: string): boolean {
  return text.length === 3 && COMMON.has(text.charAt(0)) && isPersonName(text) && !isLocality(text)
}

/** Whether a text is a surname with a native-word given name: '강사랑'. Signs may look the same. */
export const isNativeName = (text: string): boolean => beginsWithSurname(text) && NATIVE.has(text.slice(1))

/** Whether a text that fills a cell is a person's name; with rarer syllables it is a sign: '하누우', '남도랑'. */
export const isPersonAlone = (text: string): boolean =>
  isSurelyPerson(text) &&
  (NATIVE.has(text.slice(1)) || (GIVEN_FIRST.has(text.charAt(1)) && GIVEN_LAST.has(text.charAt(2))))

/** Even with a building's ending: '서지원', '조상국'. Signs look the same ('한정원'), so a register decides. */
export const isLikelyFullName = (text: string): boolean =>
  isPersonAlone(text) || (mayBePerson(text) && GIVEN_FIRST.has(text.charAt(1)) && isNameWithSharedEnding(text))

/** Next to other names; includes long surnames or given names: '남궁민수', '이하늘솔'. */
export const isLikelyListedName = (text: string): boolean =>
  isLikelyFullName(text) || isCompoundName(text) || isLongName(text)

/** Rarer surnames that more often start a sign, unless a typical first syllable of given names follows. */
const SIGN_SURNAMES = new Set([...'우남노하주구민진지차나백'])

/** Alone in a cell, without endings and surnames more common in signs. */
export const isLikelyBareName = (text: string): boolean =>
  (/^(?:남궁|황보|제갈|독고)..$/.test(text) && isPersonName(text)) ||
  (isLikelyFullName(text) &&
    (isPersonAlone(text) || !SIGN_ENDS.test(text)) &&
    (!SIGN_SURNAMES.has(text.charAt(0)) || MIDDLE.has(text.charAt(1))))

/** '달빛식당 홍길동', '달빛식당-홍길동'. Null if nothing is separated; `name` may be any word. */
export function splitTrailingName(text: string): { front: string; name: string } | null {
  const before = text.slice(0, -3)
  const front = before.replace(/[ .·:_-]{1,3}$/, '')
  return front !== '' && front.length < before.length ? { front, name: text.slice(-3) } : null
}

export function isLongName(text: string): boolean {
  if (!/^[가-힣]{4,5}$/.test(text) || PLACE_ENDS.has(text.at(-1) ?? '')) return false
  const surname = COMPOUND.includes(text.slice(0, 2)) ? 2 : 1
  const given = [...text.slice(surname)]
  return (
    given.length === 3 && (surname === 2 || FIRST.has(text.charAt(0))) && given.every((syllable) => GIVEN.has(syllable))
  )
}

/** The shape of a full name. Many words match, so use it only where losing a word is better than keeping a name. */
export function mayBeFullName(text: string): boolean {
  if (!/^[가-힣]{3,4}$/.test(text)) return false
  const surname = COMPOUND.includes(text.slice(0, 2)) ? 2 : 1
  const [first = '', last = '', ...more] = text.slice(surname)
  if (more.length > 0 || (surname === 1 && !SURNAMES.has(text.charAt(0)))) return false
  return NATIVE.has(first + last) || (GIVEN_FIRST.has(first) && (last === '' || GIVEN_LAST.has(last)))
}

/** '남궁민수', '선우용' */
export const isCompoundName = (text: string): boolean => COMPOUND.includes(text.slice(0, 2)) && isPersonName(text)

/** Any registered surname plus one to three given syllables. Many words match; decides only what not to publish. */
export function canBePersonName(word: string): boolean {
  if (MASKED.test(word)) return isMaskedName(word) || SURNAME_STARTS.has(word.charAt(0))
  if (!/^[가-힣]{2,5}$/.test(word)) return false
  return (
    (REGISTERED.has(word.charAt(0)) && isGivenName(word.slice(1))) ||
    (SURNAME_STARTS.has(word.charAt(0)) && LONG_SURNAMES.has(word.slice(0, 2)) && isGivenName(word.slice(2)))
  )
}

const LONG_SURNAMES = new Set([...COMPOUND, ...RARE_COMPOUND])
const SURNAME_STARTS = new Set([...LONG_SURNAMES].map((surname) => surname.charAt(0)))

function isGivenName(given: string): boolean {
  if (given === '' || given.length > 3) return false
  if (NATIVE.has(given)) return true
  const last = given.charAt(given.length - 1)
  return (
    (GIVEN_LAST.has(last) || GIVEN_LAST_RARE.has(last)) &&
    [...given.slice(0, -1)].every((syllable) => GIVEN.has(syllable) || GIVEN_FIRST.has(syllable))
  )
}
