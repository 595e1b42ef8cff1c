import type { Column } from '@/import/header/columns.data'

/** '취소', '승인취소', '결제 취소건' as the whole cell. '행사 취소 관련 간담회' is still a dinner. */
const WHOLE =
  /^[(<[]?(?:카드|결제|승인|사용|매출|매입|전액|부분)?(?:취소|환불|반품)(?:건|분|됨|완료|승인|전표|처리)?[)>\]]?$/
/** In brackets after a shop's name. */
const BRACKETED = /\((?:카드|결제|승인)?취소(?:건|분)?\)\s*$/

/** Whether a row is a cancelled payment, judged only by the payment state columns. */
export function isCancelled(cell: (column: Column) => string): boolean {
  if (saysSo(cell('remarks')) || saysSo(cell('payment')) || saysSo(cell('standing'))) return true
  return BRACKETED.test(cell('place').normalize('NFKC'))
}

const saysSo = (text: string): boolean => text !== '' && WHOLE.test(text.normalize('NFKC').replace(/\s+/g, ''))
