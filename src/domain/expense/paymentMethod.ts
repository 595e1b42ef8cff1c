import { includesAny } from '../place/text/anyWord'

/** How an expense was paid, as far as it is kept. */
export const PAYMENT_METHODS = ['card', 'cash', 'transfer', 'mobile', 'voucher', 'other'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Words by which a way of paying is known. An earlier one has precedence: '온누리상품권(카드)', '전자세금계산서(계좌이체)'. */
export const PAYMENT_WORDS: readonly (readonly [PaymentMethod, readonly string[]])[] = [
  ['voucher', ['상품권', '온누리', '지역화폐']],
  ['mobile', ['제로', '페이', '간편']],
  ['transfer', ['계좌', '이체', '송금', '입금', '무통장']],
  ['card', ['카드', '키드', '법인', '체크', '신용', 'card', 'CARD', 'Card']],
  ['cash', ['현금', 'cash', 'CASH', 'Cash']],
]

const TESTS = PAYMENT_WORDS.map(([method, known]) => [method, includesAny(known)] as const)

/** The way of paying that a cell names; null where it says nothing, or holds a leaked formula ('=$I$12'). */
export function paymentMethodOf(text: string): PaymentMethod | null {
  if (/^[=+@]/.test(text) || !/[\p{L}\p{N}]/u.test(text)) return null
  const plain = text.normalize('NFC').replace(/\s+/g, '')
  return TESTS.find(([, isKnown]) => isKnown(plain))?.[0] ?? 'other'
}
