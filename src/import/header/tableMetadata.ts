import { cutText } from '@/domain/cutText'
import { HEADING_LENGTH_MAX } from '@/domain/expense/limits'
import { SOURCE_NAME_MAX } from '@/domain/http/limits'
import { institutionOfHead } from './headOf'
import { meaningOf } from './headerWord'
import { monthsIn } from './monthsIn'
import { unitIn } from './unit'

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

export interface TableMetadata {
  /** '2022', '1': the list's month in column format; '' if it covers several */
  year: string
  month: string
  agency: string
  department: string
  /** won per unit, if a line above the table states it */
  amountUnit: number | null
}

const LABELS = {
  agency: /^(?:기관|기관명|집행기관|공공기관명)$/,
  department: /^(?:부서|부서명|집행부서|사용부서|소속|담당부서|실과명|실과)$/,
}
/** Common phrases of titles; an office may directly precede or follow them. */
const PHRASES =
  /업무\s*추진비?|(?:집행|사용|공개|세부|지출)\s*(?:내역서?|현황|내용|목록|자료)|내역서?|\d{4}\s*[년.]?|\d{1,2}\s*월분?|\d{1,2}\s*\/\s*4|\d+\.\s/g
const OFFICE =
  /^[가-힣\d·]{1,14}(?:과|담당관|관|국|실|소|팀|단|센터|동|읍|면|본부|위원회|의회|사무처|청|원|학교|공사|공단|재단|장|도지사|군수)$/
const AGENCY =
  /(?:특별시|광역시|특별자치[시도]|^[가-힣]{1,4}[시군구]청?|도청|교육청|교육지원청|공사|공단|재단|진흥원|연구원|의회|대학교|^[가-힣]{2,}[부처청]|위원회)$/
const PROVINCIAL = /^[가-힣]+(?:특별시|광역시|특별자치[시도]|도)$/

/** `above`: rows in order of precedence, without blank cells. */
export function parseTableMetadata(
  above: readonly (readonly string[])[],
  sheet: string | null,
  file: string,
): TableMetadata {
  // Titles and labels are short; longer text surrounds the table.
  const short = above.map((cells) => cells.filter((cell) => cell.length <= HEADING_LENGTH_MAX))
  const lines = short.map((cells) => cutText(cells.join(' '), HEADING_LENGTH_MAX * 2).normalize('NFKC'))
  const name = file
    .slice(-SOURCE_NAME_MAX)
    .normalize('NFKC')
    .replace(/\.[a-z]{3,4}$/i, '')
  const texts = [...lines, cutText(sheet ?? '', SOURCE_NAME_MAX).normalize('NFKC'), name]
  const labelled = { agency: labelledBy(LABELS.agency, short), department: labelledBy(LABELS.department, short) }
  const offices = texts.map(officesIn)
  const agency =
    labelled.agency || officesIn(labelled.department).agency || offices.map((found) => found.agency).find(Boolean) || ''
  const department = labelled.department || offices.map((found) => found.department).find(Boolean) || ''
  return {
    ...monthsIn(texts),
    agency,
    department: department === agency ? '' : department,
    amountUnit: lines.map(unitIn).find((unit) => unit !== null) ?? null,
  }
}

/** '부서 : 총무과' in one cell, or label and name in adjacent cells. */
function labelledBy(label: RegExp, above: readonly (readonly string[])[]): string {
  for (const cells of above)
    for (const [at, cell] of cells.entries()) {
      const [word = '', value = ''] = cell.normalize('NFKC').split(/[:：]/, 2)
      if (label.test(word.replace(/[\s○◦□▪ㅇ❍*-]+/g, '')))
        return (value.trim() || (cells[at + 1] ?? '')).split(/\s*[([]|\s{2,}/, 1)[0]?.trim() ?? ''
    }
  return ''
}

/** Institutions and offices among a title's words, without its month and common words. */
function officesIn(text: string): { agency: string; department: string } {
  const words = text
    .replace(PHRASES, ' ')
    .split(/[()[\]_,+~'"<>「」『』:\s]+/)
    .filter((word) => word.length >= 2 && !isTitleWord(word) && meaningOf(word) === null)
  const institutions = words.map((word) => institutionOfHead(word) ?? word).filter((word) => AGENCY.test(word))
  const province = institutions.find((word) => PROVINCIAL.test(word))
  const below = institutions.find((word) => word !== province)
  const rest = words.filter((word) => word !== province && word !== below && OFFICE.test(word))
  // '복지국장 및 복지정책과': the office rather than its head, if both are named.
  const offices = rest.filter((word) => !word.endsWith('장'))
  return {
    agency: [province, below].filter(Boolean).join(' '),
    department: (offices.length ? offices : rest).join(' '),
  }
}
