import { cutText } from '@/domain/text'
import { HEADING_LENGTH_MAX } from '@/domain/expense/limits'
import { SOURCE_NAME_MAX } from '@/domain/http/limits'
import { collapse } from '@/domain/place/text/normalizeCell'
import { meaningOf } from './headerWord'

/** '동작구청장' is the head of 동작구청, '가평군수' of 가평군, '경기도지사' of 경기도. */
const HEADS = [
  /^([가-힣]+(?:특별시|광역시|특별자치[시도]|[시군구]|[시군구]청|교육청|의회|공사|공단))(?:장|의장|사장|이사장|교육감)$/,
  /^([가-힣]+군)수$/,
  /^([가-힣]+도)지사$/,
]

/** 용인시 for '용인시장'; null for other words. */
export const institutionOfHead = (word: string): string | null =>
  HEADS.map((head) => head.exec(word)?.[1]).find((institution) => institution !== undefined) ?? null

const UNITS: [RegExp, number][] = [
  [/백\s*만\s*원/, 1_000_000],
  [/천\s*원/, 1_000],
  [/원/, 1],
]

/** After 단위, in brackets, or at the end of a text. Expects single spaces. */
const NAMED = [/단위 ?[:은는]? ?((?:백 ?만|천)? ?원)/, /[([] ?((?:백 ?만|천)? ?원) ?[)\]]/, /((?:백 ?만|천) ?원)$/]

/** Won per unit, from a heading ('사용금액(천원)') or a line above the table ('(단위 : 천원)'); null if not stated. */
export function unitIn(text: string): number | null {
  const plain = collapse(text.normalize('NFKC'))
  const named = NAMED.map((pattern) => pattern.exec(plain)?.[1]).find((unit) => unit !== undefined)
  return UNITS.find(([pattern]) => named !== undefined && pattern.test(named))?.[1] ?? null
}

/** With single spaces: '2022년 1월', '2022.01.', '2022-1', "'22. 1월", '22년 1월', '202201월'. */
const MONTHS: readonly RegExp[] = [
  /(?<!\d)(?<year>20\d{2}) ?(?:년도?|[.\-_/]) ?(?<month>1[0-2]|0?[1-9])(?!\d) ?(?:월|[. _)~∼〜-]|$)/,
  /(?<![\d.])['‘’`]?(?<year>[12]\d) ?[년.\-_] ?(?<month>1[0-2]|0?[1-9]) ?월/,
  /(?<!\d)(?<year>20[12]\d)(?<month>0[1-9]|1[0-2])(?!\d)/,
]
const YEARS: readonly RegExp[] = [
  /(?<!\d)(?<year>20\d{2}) ?년|['‘’`](?<short>[12]\d)(?= ?[년. ])|(?<![\d.])(?<shorter>[12]\d) ?년/,
  /(?<![\d,.])(?<year>20[12]\d)(?=[._)~-]| (?!(?:백만|천|만)? ?[원명건])|$)/,
]
/** After a month: the list continues to another. '3월' does not end a day, '31.' does. */
const GOES_ON = /^ ?(?:\d{1,2} ?일? ?\.? ?(?:\([월화수목금토일]\) ?)?)?[~∼〜]|^ ?부터/

/** From the first text that has any; the month is '' for several or none, and so is a year if they span two. */
export function monthsIn(written: readonly string[]): { year: string; month: string } {
  const texts = written.map(collapse)
  for (const text of texts) {
    for (const pattern of MONTHS) {
      const match = pattern.exec(text)
      if (!match?.groups) continue
      const { year = '', month = '' } = match.groups
      const rest = text.slice(match.index + match[0].replace(/[~∼〜]$/, '').length)
      if (!GOES_ON.test(rest)) return { year: full(year), month }
      const second = /20\d{2}/.exec(rest)?.[0] ?? full(year)
      return { year: second === full(year) ? second : '', month: '' }
    }
  }
  for (const pattern of YEARS)
    for (const text of texts) {
      const groups = pattern.exec(text)?.groups
      if (groups) return { year: full(groups.year ?? groups.short ?? groups.shorter ?? ''), month: '' }
    }
  return { year: '', month: '' }
}

const full = (year: string): string => (year.length === 2 ? `20${year}` : year)

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
