/** Placeholder for a corporate mark; text before and after it is parsed differently. */
export const COMPANY_MARK = '\u0001'

const BRACKETED = ['주', '유', '합', '사', '재', '株', '자', '유한', '주식회사', '유한회사']
const WORDS = [
  '농업회사법인',
  '어업회사법인',
  '영농조합법인',
  '영농법인',
  '유한책임회사',
  '사회적협동조합',
  '사회복지법인',
  '의료법인',
  '사단법인',
  '재단법인',
  '주식회사',
  '주식히사',
  '유한회사',
  '합자회사',
  '합명회사',
  '주식 회사',
  '주 식 회 사',
  '유한 회사',
]
/** Corporate marks truncated by card statements at ten characters. */
const CUT_TAILS = ['(주식회사', '(주식회', '(주식', '(주', '(유', '(株', '주식회', ' 주식', '유한회', ' 농업회사법']

/** Most cells have no corporate mark. */
const MAY_BE_MARKED = /\(\s?[주유합사재株자]|주\s?식|유한|회사|법인|사회적|[주유]\)|^주[.-]|점 주$/

/** Replaces every corporate mark, complete or truncated, with `COMPANY_MARK`. Expects a normalised cell. */
export function markCorporate(cell: string): string {
  if (!MAY_BE_MARKED.test(cell)) return cell
  let text = cell
  for (const word of BRACKETED)
    for (const form of [`(${word})`, `( ${word} )`, `(${word} )`, `( ${word})`])
      text = text.replaceAll(form, COMPANY_MARK)
  for (const word of WORDS) text = text.replaceAll(word, COMPANY_MARK)
  for (const tail of CUT_TAILS) if (text.endsWith(tail)) text = text.slice(0, -tail.length) + COMPANY_MARK
  // A mark without its brackets: '달빛식당시청점 주'.
  text = text.replace(/(?<=점) 주$/, ` ${COMPANY_MARK}`)
  text = text.replaceAll(`(${COMPANY_MARK})`, COMPANY_MARK)
  for (const start of ['주)', '유)', '주.', '주-']) {
    if (text.startsWith(start)) text = COMPANY_MARK + text.slice(start.length)
    if (start.endsWith(')')) text = text.replaceAll(` ${start}`, ` ${COMPANY_MARK}`)
  }
  return text
}

export function withoutMarks(text: string): string {
  return text.replaceAll(COMPANY_MARK, ' ')
}
