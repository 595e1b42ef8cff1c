import { type PaymentMethod, paymentMethodOf } from '@/domain/expense/paymentMethod'
import { memoize } from '@/domain/memoize'
import { monthsIn } from '@/import/header/monthsIn'
import type { ReportingMonth } from './findDay'
import { type ParsedAmount, parseAmount } from './parseAmount'
import { parseHeadcount } from './parseHeadcount'
import { sourceDocumentParser } from './parseSourceDocument'

const REMEMBERED = 10_000

/** Cached readings of cells that depend only on their own text. */
export interface CellReadings {
  /** of a row's cells */
  document: ReturnType<typeof sourceDocumentParser>
  payment: (text: string) => PaymentMethod | null
  headcount: (text: string) => number | null
  /** the month in a title or month cell: '2024-03', '2024년 3월 업무추진비' */
  monthNamed: (text: string) => ReportingMonth
  amount: (text: string, unit: number) => ParsedAmount
}

export function rememberedReadings(): CellReadings {
  const units = new Map<number, (text: string) => ParsedAmount>()
  return {
    document: sourceDocumentParser(),
    payment: memoize(paymentMethodOf, REMEMBERED),
    headcount: memoize(parseHeadcount, REMEMBERED),
    monthNamed: memoize((text) => monthsIn([text]), REMEMBERED),
    amount: (text, unit) => {
      let read = units.get(unit)
      if (!read) units.set(unit, (read = memoize((each) => parseAmount(each, unit), REMEMBERED)))
      return read(text)
    },
  }
}
