import { departmentName } from '../agency/departmentName'
import { maskPersons } from '../person/maskPersons'
import { canBePersonName } from '../person/personName'
import { PERSON_MASK } from '../person/personMask'
import { isNamedPlace } from '../place/lexicon/locality'

/** Usual words of titles that could be names by their syllables. */
const TITLE_WORDS = new Set(
  `
  사용일 사용자 사용내용 명세서 표준안 보고용 유관기관 부서별 기관별 연도별 부서운영 기관운영 정원가산 추진비 공무원 주무관 사무관 서기관 수령자 사회복지 장애인 부동산 상수도 하수도
  시설관리 정보화 시민건강 주차관리 공용차량
  `
    .trim()
    .split(/\s+/),
)

/** Two syllables are more often a word than a name: '사진', '복지'. Those are left to the context. */
const NAME_MIN = 3

const mayStay = (word: string): boolean =>
  word.length < NAME_MIN ||
  TITLE_WORDS.has(word) ||
  !canBePersonName(word) ||
  departmentName(word) !== null ||
  isNamedPlace(word)

/**
 * The title or file name of a source as it may be stored. Words of three syllables and more that could be a
 * person's full name are masked, unless they are units, places or usual in titles; a link leads to the original.
 */
export const maskTitle = (text: string): string =>
  maskPersons(text.normalize('NFC')).replace(/[가-힣]+/g, (word) => (mayStay(word) ? word : PERSON_MASK))
