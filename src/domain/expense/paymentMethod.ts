import { includesAny } from '../place/text/anyWord'

export const PAYMENT_METHODS = ['card', 'cash', 'transfer', 'mobile', 'voucher', 'other'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Earlier entries win: '온누리상품권(카드)', '전자세금계산서(계좌이체)'. */
export const PAYMENT_WORDS: readonly (readonly [PaymentMethod, readonly string[]])[] = [
  ['voucher', ['상품권', '온누리', '지역화폐']],
  ['mobile', ['제로', '페이', '간편']],
  ['transfer', ['계좌', '이체', '송금', '입금', '무통장']],
  ['card', ['카드', '키드', '법인', '체크', '신용', 'card', 'CARD', 'Card']],
  ['cash', ['현금', 'cash', 'CASH', 'Cash']],
]

const TESTS = PAYMENT_WORDS.map(([method, known]) => [method, includesAny(known)] as const)

/** null if empty or a leaked formula ('=$I$12') */
export function paymentMethodOf(text: string): PaymentMethod | null {
  if (/^[=+@]/.test(text) || !/[\p{L}\p{N}]/u.test(text)) return null
  const plain = text.normalize('NFC').replace(/\s+/g, '')
  return TESTS.find(([, isKnown]) => isKnown(plain))?.[0] ?? 'other'
}
