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
