import { RANK } from '@/messages/site/detail'
import { partOfYear, yearText } from '@/messages/yearText'
import type { RankExplanation } from '@/contract/directory'
import { DataTable } from '@/ui/chart/DataTable'
import { formatCount } from '@/ui/format/number'
import { SectionHeading } from '@/ui/kit/Headings'

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

/** Space in pixels for the ranks, the line and the years. */
const TOP = 24
const LINE = 110
const FOOT = 48

interface Props {
  years: RankExplanation['years']
  region: string
}

export function YearlyRanks({ years, region }: Props) {
  const points = rankPoints(years)
  if (points.length < 2) return null
  const nameOf = ({ year, months }: Props['years'][number]) => yearText(year, months)
  const parts = new Map(years.map(({ year, months }) => [year, partOfYear(year, months)]))
  const shown = years.filter(({ year }) => points.some((point) => point.year === year))
  const label = shown.map((one) => RANK.yearRank(nameOf(one), formatCount(one.rank))).join(', ')
  const hasPart = shown.some(({ year }) => parts.get(year))
  return (
    <section aria-labelledby="years" className="mt-12">
      <SectionHeading id="years" title={RANK.years} note={RANK.yearsNote(region)} />
      <svg width="100%" height={TOP + LINE + FOOT} role="img" aria-label={label} className="mt-4 block max-w-2xl">
        {points.map(
          ({ year, x, y, before }) =>
            before && (
              <line
                key={year}
                x1={`${before.x}%`}
                y1={TOP + before.y * LINE}
                x2={`${x}%`}
                y2={TOP + y * LINE}
                className="stroke-shade-2"
                strokeWidth={2}
              />
            ),
        )}
        {points.map(({ year, rank, x, y }, i) => {
          const isLast = i === points.length - 1
          const part = parts.get(year)
          const full = isLast ? 'fill-accent' : 'fill-ink'
          return (
            <g key={year} textAnchor="middle">
              <circle
                cx={`${x}%`}
                cy={TOP + y * LINE}
                r={isLast ? 6 : 4.5}
                strokeWidth={2}
                className={`${isLast ? 'stroke-accent' : 'stroke-ink'} ${part ? 'fill-paper' : full}`}
              />
              <text x={`${x}%`} y={TOP + y * LINE - 12} className={`text-[0.8125rem] font-semibold ${full}`}>
                {RANK.rankOf(formatCount(rank))}
              </text>
              <text x={`${x}%`} y={TOP + LINE + 28} className="fill-faint text-[0.75rem]">
                {year}
              </text>
              {part && (
                <text x={`${x}%`} y={TOP + LINE + 43} className="fill-faint text-[0.6875rem]">
                  {part}
                </text>
              )}
            </g>
          )
        })}
      </svg>
      {hasPart && <p className="mt-1 text-note text-soft">{RANK.yearsOfPart}</p>}
      <DataTable
        summary={RANK.yearsTable}
        head={[RANK.year, RANK.rank, RANK.of]}
        rows={[...years]
          .reverse()
          .map((one) => [nameOf(one), RANK.rankOf(formatCount(one.rank)), RANK.places(formatCount(one.of))])}
      />
    </section>
  )
}
