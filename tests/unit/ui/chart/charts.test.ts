import { describe, expect, it } from 'vitest'
import { heatGrid } from '@/ui/chart/HeatChart'
import { MONTHS_SHOWN, monthBars } from '@/ui/chart/MonthChart'
import { perHeadScale } from '@/ui/chart/PerHead'
import { peakOf, sparkBars, trendMessage } from '@/ui/chart/Sparkline'
import { rankPoints } from '@/app/(site)/_components/rank/YearlyRanks'

const months = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    month: `${2020 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`,
    visit_count: i,
  }))

describe('Monthly bars', () => {
  it('Monthly bars show the newest months within the width, with the last year marked', () => {
    const bars = monthBars(months(50), 100)
    expect(bars).toHaveLength(MONTHS_SHOWN)
    expect(bars.filter((bar) => bar.recent)).toHaveLength(12)
    expect(Math.max(...bars.map((bar) => bar.x + bar.width))).toBeLessThanOrEqual(100)
    expect(bars.at(-1)).toMatchObject({ visit_count: 49, height: 100, y: 0 })
    expect(bars.at(-1)?.tick).not.toBeNull()
  })

  it('A month without visits has no bar, and a month with one visit has some height', () => {
    const [none, one] = monthBars(
      [
        { month: '2020-01', visit_count: 0 },
        { month: '2020-02', visit_count: 1 },
        { month: '2020-03', visit_count: 1000 },
      ],
      100,
    )
    expect(none?.height).toBe(0)
    expect(one?.height).toBeGreaterThan(0)
  })
})

describe('Heat map', () => {
  it('The heat map is a full grid of seven days, widened to the hours that occur', () => {
    const grid = heatGrid([
      { weekday: 1, hour: 8, visit_count: 1 },
      { weekday: 7, hour: 23, visit_count: 4 },
    ])
    expect(grid.hours).toEqual(Array.from({ length: 16 }, (_, i) => i + 8))
    expect(grid.rows).toHaveLength(7)
    expect(grid.rows.every((row) => row.cells.length === 16)).toBe(true)
    expect(grid.rows[6]?.cells.at(-1)).toMatchObject({ hour: 23, visit_count: 4, shade: 4 })
  })

  it('A heat map names a busiest hour from ten visits on', () => {
    const counts = [
      { weekday: 1, hour: 8, visit_count: 3 },
      { weekday: 7, hour: 23, visit_count: 6 },
    ]
    expect(heatGrid([]).busiest).toBeNull()
    expect(heatGrid(counts).busiest).toBeNull()
    expect(heatGrid([...counts, { weekday: 2, hour: 12, visit_count: 1 }]).busiest).toMatchObject({
      weekday: 7,
      hour: 23,
    })
  })
})

describe('Sparkline', () => {
  it('A sparkline keeps its bars inside its box and marks the last year', () => {
    const { bars } = sparkBars(
      [...Array.from({ length: 12 }, () => 0), ...Array.from({ length: 12 }, (_, i) => i)],
      140,
      32,
    )
    expect(bars.filter((bar) => bar.recent)).toHaveLength(12)
    for (const bar of bars) expect(bar.y + bar.height).toBeCloseTo(32)
  })

  it('A sparkline is drawn to the scale of its list', () => {
    const heights = (most?: number) => sparkBars([0, 5, 10], 12, 30, most).bars.map(({ height }) => height)
    expect(heights()).toEqual([1, 15, 30])
    expect(heights(20)).toEqual([1, 7.5, 15])
  })

  it('The peak of a sparkline is its latest highest month, and is missing without visits', () => {
    expect(peakOf([4, 1, 4, 2])).toEqual({ visits: 4, ago: 1 })
    expect(peakOf([0, 0])).toBeNull()
    expect(trendMessage([1, 1, 5, 3])).toContain('최고 5건')
  })

  it('A sparkline has a description in words', () => {
    expect(trendMessage([1, 1, 5, 5])).toBe('앞 2개월 2건, 뒤 2개월 10건, 최고 5건')
    expect(trendMessage([0, 0])).toBe('최근 2개월 방문 없음')
  })

  it('A month that was not collected is a gap, and is told apart from one without visits', () => {
    expect(sparkBars([2, null, 0], 12, 30).bars.map(({ height }) => height)).toEqual([30, 0, 1])
    expect(trendMessage([2, null, 0, 1])).toBe('앞 2개월 2건, 뒤 2개월 1건, 최고 2건, 아직 모으지 못한 달 1개')
    expect(peakOf([null, 0])).toBeNull()
  })
})

describe('Scale of the amount per person', () => {
  it('The scale of the amount per person ends above the high value and has round ticks from zero', () => {
    const { x, ticks } = perHeadScale({ high: 21_000, median: 18_000 })
    expect(x(0)).toBe(0)
    expect(x(21_000)).toBeLessThan(100)
    expect(ticks[0]).toBe(0)
    expect(ticks.every((tick) => tick % 5_000 === 0)).toBe(true)
  })
})

describe('Line of yearly ranks', () => {
  it('The rank line puts the best rank on top and breaks at a year without visits', () => {
    const points = rankPoints([
      { year: 2022, rank: 9 },
      { year: 2024, rank: 5 },
      { year: 2025, rank: 1 },
    ])
    expect(points.map(({ x, y }) => [Math.round(x), y])).toEqual([
      [13, 1],
      [63, 0.5],
      [88, 0],
    ])
    expect(points.map(({ before }) => before && Math.round(before.x))).toEqual([null, null, 63])
  })

  it('The rank line keeps the newest years that fit, and is level when the rank never changed', () => {
    const many = Array.from({ length: 12 }, (_, i) => ({ year: 2015 + i, rank: 3 }))
    expect(rankPoints(many).map(({ year }) => year)).toEqual([2020, 2021, 2022, 2023, 2024, 2025, 2026])
    expect(rankPoints(many).every(({ y }) => y === 0)).toBe(true)
    expect(rankPoints([])).toEqual([])
  })
})
