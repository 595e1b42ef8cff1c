/** Maximum runs of months listed; beyond that only their number is given. */
const RUNS_TOLD = 3

/** [1, 2, 5] → [[1, 2], [5, 5]]. */
function runsOf(months: readonly number[]): [from: number, to: number][] {
  const runs: [number, number][] = []
  for (const month of months) {
    const last = runs.at(-1)
    if (last && month === last[1] + 1) last[1] = month
    else runs.push([month, month])
  }
  return runs
}

/** '1–2월', '1–2·5월', '7개월'; null for a complete year and without known months. `months`: 'YYYY-MM' of any years. */
export function partOfYear(year: number, months: readonly string[]): string | null {
  const own = months.filter((month) => month.startsWith(`${year}-`)).map((month) => Number(month.slice(5)))
  if (own.length === 0 || own.length === 12) return null
  const runs = runsOf(own.sort((one, other) => one - other))
  if (runs.length > RUNS_TOLD) return `${own.length}개월`
  return `${runs.map(([from, to]) => (from === to ? from : `${from}–${to}`)).join('·')}월`
}

/** '2025년', or '2024년 1–2월' for an incomplete year. */
export const yearText = (year: number, months: readonly string[]): string =>
  [`${year}년`, partOfYear(year, months)].filter(Boolean).join(' ')
