/** One date in so many is mistyped, the same way. */
const MISTYPED_EVERY = 100
export const MISTYPED = '2026-015-06'

/** A list of expenses of so many rows, of which `rows / 100` have a date that cannot be read. */
export function generatedCsv(rows: number): Buffer {
  const lines = Array.from({ length: rows }, (_, at) => {
    const day = String((at % 28) + 1).padStart(2, '0')
    const date = at % MISTYPED_EVERY === 0 ? MISTYPED : `2026-05-${day}`
    return `${date},12:${String(at % 60).padStart(2, '0')},가람식당 ${at % 500}호,${10_000 + (at % 90) * 500}`
  })
  return Buffer.from(['2026년 5월 가온구청 업무추진비', '사용일자,사용시간,사용장소,사용금액', ...lines, ''].join('\n'))
}
