import { departmentName } from '../agency/departmentName'
import { memoizeShort } from '../memoize'
import { maskPersons, PERSON_MASK } from '../person/maskPersons'
import { canBePersonName } from '../person/personName'
import { isNamedPlace } from '../place/lexicon/locality'

/** Usual words of titles that could be names by their syllables. */
const TITLE_WORDS = new Set(
  `
  반기 초안 시안 최종 보완 변경 정정 목록 명단 문서 서식 양식 표준 기준 공지 사용 수정 정산 위원 부서 기관 소관 사진 도서 복지 문화 환경 주택 보건 수산 경제 여성 아동 노인 민원 국민
  시민 주민 전산 국제 조달 유형 명세 영수 신용 추진 정원 운영 경비 비용 장소 대상 인원 이월 전월 당월 당해 연도 전문 상세 표지 개정 제정 조정 승인 기안 요구 간담 여비 만찬 오찬
  조찬 위문 경조 화환 방문 유관 공용 공동 상임 공단 연구 시설 공원 하천 하수 수도 차량 자원 기후 방재 미래 지원 육성 노동 고용 상권 정신 장애 이주 인권 양성 학교 대학
  사용일 사용자 사용내용 명세서 표준안 보고서 보고용 유관기관 부서별 기관별 연도별 부서운영 기관운영 정원가산 추진비 공무원 주무관 사무관 서기관 수령자 사회복지 장애인 부동산 상수도 하수도
  시설관리 정보화 시민건강 주차관리 공용차량 비상임 문화재 소비자 어린이 유치원
  `
    .trim()
    .split(/\s+/),
)

const WORDS_KEPT = 20_000

const mayStay = memoizeShort(
  (word) => TITLE_WORDS.has(word) || !canBePersonName(word) || departmentName(word) !== null || isNamedPlace(word),
  WORDS_KEPT,
)

/**
 * The title or file name of a source as it may be stored. Words that could be a person's full name are masked, unless
 * they are units, places or usual in titles; a link leads to the original.
 */
export const maskTitle = (text: string): string =>
  maskPersons(text.normalize('NFC')).replace(/[가-힣]+/g, (word) => (mayStay(word) ? word : PERSON_MASK))

/** Names of a file's sheets as they may be stored: masked like titles, and numbered where that makes two alike. */
export function createSheetNames(): (sheet: string) => string {
  const names = new Map<string, string>()
  const taken = new Set<string>()
  return (sheet) => {
    const known = names.get(sheet)
    if (known !== undefined) return known
    const masked = maskTitle(sheet)
    let name = masked
    for (let n = 2; taken.has(name); n++) name = `${masked} (${n})`
    names.set(sheet, name)
    taken.add(name)
    return name
  }
}
