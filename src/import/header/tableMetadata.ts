import { cutText } from '@/domain/cutText'
import { HEADING_LENGTH_MAX } from '@/domain/expense/limits'
import { SOURCE_NAME_MAX } from '@/domain/http/limits'
import { institutionOfHead } from './headOf'
import { meaningOf } from './headerWord'
import { monthsIn } from './monthsIn'
import { isTitleWord } from './titleWord'
import { unitIn } from './unit'

/** What is said about a whole table: in its title, in the lines above its header, in the file's name. */
export interface TableMetadata {
  /** '2022', '1': the month a list is about, as its columns would give it; '' where it is about several */
  year: string
  month: string
  agency: string
  department: string
  /** won per unit, where a line above the table names one */
  amountUnit: number | null
}

const LABELS = {
  agency: /^(?:기관|기관명|집행기관|공공기관명)$/,
  department: /^(?:부서|부서명|집행부서|사용부서|소속|담당부서|실과명|실과)$/,
}
/** What every title says; an office's name may stand right before or behind it. */
const PHRASES =
  /업무\s*추진비?|(?:집행|사용|공개|세부|지출)\s*(?:내역서?|현황|내용|목록|자료)|내역서?|\d{4}\s*[년.]?|\d{1,2}\s*월분?|\d{1,2}\s*\/\s*4|\d+\.\s/g
const OFFICE =
  /^[가-힣\d·]{1,14}(?:과|담당관|관|국|실|소|팀|단|센터|동|읍|면|본부|위원회|의회|사무처|청|원|학교|공사|공단|재단|장|도지사|군수)$/
const AGENCY =
  /(?:특별시|광역시|특별자치[시도]|^[가-힣]{1,4}[시군구]청?|도청|교육청|교육지원청|공사|공단|재단|진흥원|연구원|의회|대학교|^[가-힣]{2,}[부처청]|위원회)$/
const PROVINCIAL = /^[가-힣]+(?:특별시|광역시|특별자치[시도]|도)$/

/**
 * Reads what the lines above a header say, and the sheet's and the file's name where they say nothing.
 * @param above rows, those that count first in front; blank cells left out
 */
export function parseTableMetadata(
  above: readonly (readonly string[])[],
  sheet: string | null,
  file: string,
): TableMetadata {
  // A title or a label is short; what is longer is a text around the table.
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

/** '부서 : 총무과' in one cell, or the label in one and the name in the next. */
function labelledBy(label: RegExp, above: readonly (readonly string[])[]): string {
  for (const cells of above)
    for (const [at, cell] of cells.entries()) {
      const [word = '', value = ''] = cell.normalize('NFKC').split(/[:：]/, 2)
      if (label.test(word.replace(/[\s○◦□▪ㅇ❍*-]+/g, '')))
        return (value.trim() || (cells[at + 1] ?? '')).split(/\s*[([]|\s{2,}/, 1)[0]?.trim() ?? ''
    }
  return ''
}

/** Names of institutions and offices among a title's words, once its month and its usual words are taken away. */
function officesIn(text: string): { agency: string; department: string } {
  const words = text
    .replace(PHRASES, ' ')
    .split(/[()[\]_,+~'"<>「」『』:\s]+/)
    .filter((word) => word.length >= 2 && !isTitleWord(word) && meaningOf(word) === null)
  const institutions = words.map((word) => institutionOfHead(word) ?? word).filter((word) => AGENCY.test(word))
  const province = institutions.find((word) => PROVINCIAL.test(word))
  const below = institutions.find((word) => word !== province)
  const rest = words.filter((word) => word !== province && word !== below && OFFICE.test(word))
  // '복지국장 및 복지정책과': the office, not its head, where both are named.
  const offices = rest.filter((word) => !word.endsWith('장'))
  return {
    agency: [province, below].filter(Boolean).join(' '),
    department: (offices.length ? offices : rest).join(' '),
  }
}
