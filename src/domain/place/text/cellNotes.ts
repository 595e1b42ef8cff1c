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

const DELIVERY = /\s?(?:[-※/:]\s?|\s)(?:배달|배달주문|배달앱|포장|포장주문|방문포장|테이크아웃)$/
const MEAL = /\s?[-※/:]\s?(?:조찬|오찬|만찬|조식|중식|석식|점심|저녁|다과|간식|선결제|법인카드|제로페이)$/
/** Payment methods as written next to a place. */
const PAID_WITH = '제로페이비즈|제로페이|법인카드|체크카드|신용카드|카드결제|카드|현금|선결제|지역화폐|계좌이체'
const PAYMENT = new RegExp(`\\s?(?:${PAID_WITH})$`)
/** After a mark or bracket they do not belong to a name: '달빛식당 / 카드', '달빛식당(중구 다동 5) 제로페이'. */
const PAID_BY = new RegExp(`(?:\\s?[/,]|(?<=\\)))\\s?(?:${PAID_WITH})$`)
const AMOUNT_TAIL = /[\s:]{0,2}-?\d{1,3}(?:,\d{3}){1,3}\s?원?$|\s\d{4,8}\s?원$/
const PHONE_TAIL = /\s?(?:(?:전화|연락처|TEL|Tel|tel|T)[.:\s]{0,3})?(?<![\d-])0\d{1,3}[-.)]\s?\d{3,4}[-.]\s?\d{4}$/
/** Nationwide service numbers; lot numbers such as '1602-1234' have other prefixes. */
const HOTLINE_TAIL = /\s?(?<![\d-])1(?:5(?:22|44|66|77|88|99)|6(?:00|44|61|66|70|88)|8(?:11|33|55|66|77|99))-\d{4}$/
/** The column's own heading after the place: '달빛식당 사용장소'. */
const HEADER_TAIL = / (?:(?:사용|집행|이용)장소|가맹점명|사용처|집행처|상호명?|업소명|업체명)$/
const PAYMENT_METHOD = new RegExp(`^(?:${PAID_WITH})$`)
const LONGEST_TAIL = 40

export const isPaymentMethod = (text: string): boolean => PAYMENT_METHOD.test(text)

export const withoutPhone = (text: string) => text.replace(PHONE_TAIL, '').replace(HOTLINE_TAIL, '').trimEnd()

/** Removes a trailing amount: '달빛식당 91,000원'. */
export const withoutAmount = (text: string) => text.replace(AMOUNT_TAIL, '')

export function stripTrailingNoise(text: string): string {
  const head = text.slice(0, -LONGEST_TAIL)
  let tail = text.slice(-LONGEST_TAIL).trimEnd()
  for (let step = 0; step < 3; step++) {
    const paid = tail.replace(PAYMENT, '')
    const amount = paid.replace(AMOUNT_TAIL, '')
    const cut = withoutPhone(amount === paid ? tail : amount)
      .replace(DELIVERY, '')
      .replace(MEAL, '')
      .replace(PAID_BY, '')
      .replace(HEADER_TAIL, '')
    if (cut === tail) break
    tail = cut
  }
  return head + tail
}
