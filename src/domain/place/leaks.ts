const PAYMENT = /\s?(?:제로페이|법인카드|체크카드|신용카드|카드결제|카드|현금|선결제|지역화폐|계좌이체)$/
const AMOUNT_TAIL = /\s?-?\d{1,3}(?:,\d{3}){1,3}\s?원?$|\s\d{4,8}\s?원$/
const PHONE_TAIL =
  /\s?(?:(?:전화|연락처|TEL|Tel|tel|T)[.:\s]{0,3})?(?:0\d{1,2}[-.)]\s?\d{3,4}[-.]\s?\d{4}|1\d{3}-\d{4})$/
const LONGEST_TAIL = 40

/** Amounts, with how they were paid, and phone numbers that leaked into the end of a cell are cut off. */
export function withoutLeaks(text: string): string {
  const head = text.slice(0, -LONGEST_TAIL)
  let tail = text.slice(-LONGEST_TAIL).trimEnd()
  for (let step = 0; step < 3; step++) {
    const paid = tail.replace(PAYMENT, '')
    const amount = paid.replace(AMOUNT_TAIL, '')
    const cut = (amount === paid ? tail : amount).replace(PHONE_TAIL, '').trimEnd()
    if (cut === tail) break
    tail = cut
  }
  return head + tail
}
