interface YearRank {
  year: number
  rank: number
}

interface RankPoint extends YearRank {
  /** percent of the width, with half a year's margin on both sides */
  x: number
  /** 0 for the best rank of all years, 1 for the worst */
  y: number
  /** the previous year's point, if it has one; gaps have no line */
  before: { x: number; y: number } | null
}

/** Years that fit side by side on a phone. */
const YEARS_SHOWN = 7

export function rankPoints(years: readonly YearRank[]): RankPoint[] {
  const newest = years[years.length - 1]?.year ?? 0
  const shown = years.filter(({ year }) => year > newest - YEARS_SHOWN)
  const first = shown[0]?.year ?? newest
  const ranks = shown.map(({ rank }) => rank)
  const [best, worst] = [Math.min(...ranks), Math.max(...ranks)]
  const at = ({ year, rank }: YearRank) => ({
    x: ((year - first + 0.5) / (newest - first + 1)) * 100,
    y: worst === best ? 0 : (rank - best) / (worst - best),
  })
  return shown.map((one, i) => {
    const previous = shown[i - 1]
    return { ...one, ...at(one), before: previous?.year === one.year - 1 ? at(previous) : null }
  })
}
