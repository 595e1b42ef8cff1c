import { LIST_COUNT_MAX } from '@/domain/backOffice/limits'

interface Page {
  page: number
  perPage: number
  total: number
  unit: string
}

const written = (count: number): string => count.toLocaleString('ko-KR')

/** '21–40 / 218곳'; a count that stopped at its limit says so: '1–20 / 10,000곳 이상'. */
export function pageRange({ page, perPage, total, unit }: Page): string {
  const from = (page - 1) * perPage + 1
  const to = Math.min(page * perPage, total)
  return `${written(from)}–${written(to)} / ${written(total)}${unit}${total >= LIST_COUNT_MAX ? ' 이상' : ''}`
}
