interface YearRank {
  year: number
  rank: number
}

interface RankPoint extends YearRank {
  /** percent of the width; half a year's room stays free on either side */
  x: number
  /** 0 for the best rank of all years, 1 for the worst */
  y: number
  /** the point of the year before, when that year has one: a gap has no line */
  before: { x: number; y: number } | null
}

/** The most years that have room side by side on a phone. */
const YEARS_SHOWN = 7

/** Where the ranks of years stand in a chart, oldest first; the newest `YEARS_SHOWN` of them. */
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
