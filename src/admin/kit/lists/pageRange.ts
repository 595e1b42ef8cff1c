interface Page {
  page: number
  perPage: number
  total: number
  /** the count stops here */
  countMax: number
  unit: string
}

const written = (count: number): string => count.toLocaleString('ko-KR')

/** '21–40 / 218곳', for one row '1 / 1곳', for a capped count '1–20 / 1,000곳 이상'. */
export function pageRange({ page, perPage, total, countMax, unit }: Page): string {
  const from = (page - 1) * perPage + 1
  const to = Math.min(page * perPage, total)
  const rows = from === to ? written(from) : `${written(from)}–${written(to)}`
  return `${rows} / ${written(total)}${unit}${total >= countMax ? ' 이상' : ''}`
}
