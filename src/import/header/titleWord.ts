import { HEADING_LENGTH_MAX } from '@/domain/expense/limits'

const WORDS = `
  년 년도 년분 년도분 분 월분 월별 분기 1분기 2분기 3분기 4분기 상반기 하반기 기관운영 부서운영 시책 집행 사용 공개 현황 홈페이지 게시 게시용
  최종 최종본 수정 수정본 붙임 첨부 별지 법인카드 제로페이 기관장 총괄 등록 취합 제출 보고 작성 관련 단위 천원 백만원 직원 각종 현안 추진
`
  .split(/\s+/)
  .filter(Boolean)

/** '집행현황공개', '붙임2', '월분기관운영'. Linear: checks for each position whether a run of such words ends there. */
export function isTitleWord(word: string): boolean {
  if (word.length > HEADING_LENGTH_MAX) return false
  const plain = word.replace(/(붙임|첨부)\d+/g, '$1')
  const ends = new Set([0])
  for (let at = 0; at < plain.length; at++)
    if (ends.has(at)) for (const usual of WORDS) if (plain.startsWith(usual, at)) ends.add(at + usual.length)
  return plain !== '' && ends.has(plain.length)
}
