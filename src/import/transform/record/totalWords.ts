/** Longer cells are neither; bounds the cost of the expressions. */
const LENGTH_MAX = 40
const PERIOD =
  '(?:20\\d{2}년도?)?(?:\\d{1,2}(?:월?[~-]\\d{1,2})?월(?:분|중|말)?|[1-4](?:\\/4)?분기|[상하]반기|당월|금월|전월|월|분기|연간' +
  '|기관운영|시책(?:추진)?|부서운영|업무추진비)?'
const SUM =
  '(?:집행|사용|지출|승인|카드)?(?:금?액|내역)?(?:합계|소계|총계|총합계|총합|누계|계|총액|합산|합계금액|총|이월|TOTAL|SUM)'
const OFFICE_SUM = '[가-힣\\d]{1,10}(?:과|팀|국|실|동|관|소|단|장)(?:합계|소계|총계|누계)'
const COUNT = '[₩\\d,]+(?:원|건|회|명)?'
const TOTAL = new RegExp(
  `^(?:${PERIOD}${SUM}|${OFFICE_SUM}|총(?:집행|사용|지출)(?:금?액|건수))[:：]?(?:\\(?${COUNT}\\)?)?$` +
    '|^총?[\\d,]+건$|^(?:합계|소계|총계|계)\\([^)]*\\)$',
  'i',
)
/** Notes in a table without expenses, or below its last one. */
const EMPTY_NOTE =
  /^[-<(※*.]*\s*(?:(?:이하|해당|집행|사용|내용|내역|실적)\s*)?(?:여백|빈칸|없음|내역\s*없음|사항\s*없음|실적\s*없음|해당\s*없음)[\s->).]*$/

/** '합 계', '1월 소계', '총무과 소계', '[합계]', '계(2건)': a total as the whole cell. */
export function isTotal(cell: string): boolean {
  if (cell.length > LENGTH_MAX) return false
  const plain = cell.normalize('NFKC').replace(/\s+/g, '')
  return TOTAL.test(plain.replace(/^[[<({〈《【]([^\])}>〉》】]*)[\])}>〉》】]$/, '$1'))
}

/** '해당없음', '이하 여백', '집행내역 없음' as the whole cell. */
export const isEmptyNote = (cell: string): boolean => cell.length <= LENGTH_MAX && EMPTY_NOTE.test(cell)

/** Such a note with its letters spread over cells: '해', '당', '없', '음'. */
export const isSpreadNote = (cells: readonly string[]): boolean =>
  isEmptyNote(
    cells
      .map((cell) => cell.trim())
      .filter((cell) => cell.length <= 2 && !/^[\d.-]*$/.test(cell))
      .join(''),
  )

/** '2건', '(3 명)': the count next to a total. */
export const isCount = (cell: string): boolean =>
  cell.length <= LENGTH_MAX && /^\(?\s*\d+\s*[건회명인]\s*\)?$/.test(cell.trim())
