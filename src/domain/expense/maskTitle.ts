import { departmentName } from '../agency/departmentName'
import { maskPersons } from '../person/maskPersons'
import { canBePersonName } from '../person/personName'
import { PERSON_MASK } from '../person/personMask'
import { isNamedPlace } from '../place/lexicon/locality'

/** Usual words of titles that could be names by their syllables. */
const TITLE_WORDS = new Set(
  `
  사용 사용일 사용자 사용내용 이용 명세 명세서 목록 양식 서식 표준 표준안 표지 신규 정정 변경 복구 최종 보고용 배정 편성 이월
  부서 기관 유관기관 부서별 기관별 연도별 부서운영 기관운영 정원가산 추진 추진비 비서 공무원 임원 주무관 사무관 서기관 수령자
  민원 복지 사회복지 보건 환경 주택 공원 문화 경제 여성 아동 노인 장애인 부동산 수산 상수도 하수도 시설 시설관리 공단 전산 정보화
  인구 미래 시민 시민건강 주민 구민 도민 군민 마을 인권 국제 주차관리 차량 공용 공용차량
  위문 오찬 만찬 조찬 화환 근조 추석 여름 삼월 사월 오월 유월 시월
  `
    .trim()
    .split(/\s+/),
)

const mayStay = (word: string): boolean =>
  TITLE_WORDS.has(word) || !canBePersonName(word) || departmentName(word) !== null || isNamedPlace(word)

/**
 * The title or file name of a source as it may be stored. Words that could be a person's full name are masked, unless
 * they are units, places or usual in titles; a link leads to the original.
 */
export const maskTitle = (text: string): string =>
  maskPersons(text.normalize('NFC')).replace(/[가-힣]+/g, (word) => (mayStay(word) ? word : PERSON_MASK))
