/** Words of a note about the meal, which shop names never contain. */
const NOTE = /배달|포장|취식|식사|간담|회의|관련|격려|제공|구매|구입|지급|다과|음료|개인별|부서별|직원/
/** Marks that start a note anywhere. */
const NOTE_MARKS = ['※', '☞', '▶']
/** Marks a note about the budget after the place: '시책추진(의정활동 지원) 업무추진비 지출'. */
const BUDGET = '업무추진비'
const BUDGET_SPENT = /^\s?(?:지출|집행|사용|결제)?$/
const BUDGET_KIND = /(?:기관운영|시책추진|부서운영|정원가산|의정운영)$/
const BRACKET_AT_END = /\([^()]*\)$/
/** Payment networks that prefix the merchant's name with a code and a star: 'TST* DALBIT - 7'. */
const NETWORK = /^(?:[A-Z]{2,6}|[A-Z][a-z]{1,6})\s?\*\s?(?=[A-Za-z가-힣]{2})/
/** The number that a network appends to the name. */
const NETWORK_TAIL = /\s?-\s?\d{1,4}$/
const TAKEN_HOME = '(?:배달|(?:방문 ?)?포장|테이크아웃)(?:주문)?'
/** Notes on takeaway and delivery: '배달 및 포장 가능 음식점', '포장·배달이 가능한 업소'. */
const SERVES = `${TAKEN_HOME}(?: ?(?:및|또는|[,·/&]) ?${TAKEN_HOME}){0,3} ?[이도]? ?가능한?(?: ?(?:일반)?(?:음식점|업소|식당|매장|업체|곳))?`
const SERVES_NOTE = new RegExp(`\\( ?${SERVES} ?\\)|[ ,/·※-]{0,4}${SERVES}`)
const LONGEST_NOTE = 60
const SHORTEST_PLACE = 2

/** '달빛식당 ※ 포장 가능', '달빛식당 - 음식배달, 개인별로 취식'. Expects a normalised cell. */
export function withoutNotes(cell: string): string {
  const network = NETWORK.exec(cell)
  const named = network ? cell.slice(network[0].length).replace(NETWORK_TAIL, '') : cell
  const text = named.includes('가능') ? named.replace(SERVES_NOTE, ' ').trim() : named
  const marks = NOTE_MARKS.map((mark) => text.indexOf(mark)).filter((at) => at > 0)
  const marked = marks.length > 0 ? text.slice(0, Math.min(...marks)) : text
  return withoutDashedNote(withoutBudget(marked)).trimEnd()
}

function withoutBudget(text: string): string {
  const at = text.lastIndexOf(BUDGET)
  if (at < 0 || !BUDGET_SPENT.test(text.slice(at + BUDGET.length))) return text
  const before = text.slice(0, at).trimEnd().replace(BRACKET_AT_END, '').trimEnd().replace(BUDGET_KIND, '')
  return before.length >= SHORTEST_PLACE && /[가-힣\s/-]$/.test(before) ? before.replace(/[\s/-]$/, '') : text
}

/** Cuts a note after a spaced dash; dashes within names or numbers lack a space on one side. */
function withoutDashedNote(text: string): string {
  for (let at = text.indexOf('-', 2); at > 0; at = text.indexOf('-', at + 1)) {
    if (text[at - 1] !== ' ' && text[at - 1] !== ')') continue
    const note = text.slice(at + 1).trim()
    if (note.length >= 2 && note.length <= LONGEST_NOTE && NOTE.test(note) && !/점$/.test(note))
      return text.slice(0, at)
  }
  return text
}
