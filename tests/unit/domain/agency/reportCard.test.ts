import { describe, expect, it } from 'vitest'
import {
  CRITERIA,
  CRITERION_WEIGHTS,
  monthScore,
  PUBLICATION_COUNTS,
  type PublicationCounts,
  type PublicationMonth,
  reportCard,
} from '@/domain/agency/reportCard'
import { REPORT_CARD_RULE } from '@/messages/site/reportCard'

const NONE = Object.fromEntries(PUBLICATION_COUNTS.map((name) => [name, 0])) as PublicationCounts
const FULL = { timed_rows: 10, headcount_rows: 10, department_rows: 10, placed_rows: 10, files: 1, open_files: 1 }
const month = (name: string, counts: Partial<PublicationCounts> = {}): PublicationMonth => ({
  ...{ ...NONE, rows: 10, ...FULL, ...counts },
  ...{ month: name, first_posted_on: null },
})

describe('The rule of report cards', () => {
  it('An institution without months has no score and nothing assessed', () => {
    expect(reportCard([])).toMatchObject({ score: null, assessed: 0, first_month: null, last_month: null })
  })

  it('With less than half of the weight assessed there is no score', () => {
    const card = reportCard([month('2026-01', { placed_rows: 0 })])
    // Time 10, headcount 10, department 5, format 15, no repeats 5.
    expect([card.assessed, card.score]).toEqual([45, null])
  })

  it('The weight of unknown criteria is shared among the others, and unknown ones have no points', () => {
    const { criteria } = reportCard([month('2026-01', { timed_rows: 0 })])
    expect(criteria.find(({ criterion }) => criterion === 'onTime')).toMatchObject({ share: null, points: null })
    expect(criteria.find(({ criterion }) => criterion === 'format')).toMatchObject({ points: 27.3, points_max: 27.3 })
    expect(criteria.find(({ criterion }) => criterion === 'time')).toMatchObject({
      ...{ share: { numerator: 0, denominator: 10 }, points: 0 },
    })
  })

  it('Twelve months up to the institution’s last one count, and posts of the two months after it', () => {
    const card = reportCard([
      month('2025-01', { timed_rows: 0 }),
      month('2025-02', { timed_rows: 0 }),
      month('2026-01'),
      { ...NONE, month: '2026-03', first_posted_on: null, posted_files: 2, locked_files: 1 },
      { ...NONE, month: '2026-04', first_posted_on: null, posted_files: 5, locked_files: 5 },
    ])
    expect([card.first_month, card.last_month, card.counts.rows]).toEqual(['2025-02', '2026-01', 20])
    expect([card.counts.posted_files, card.counts.locked_files]).toEqual([2, 1])
  })

  it('A month alone is scored without its history', () => {
    expect(monthScore(month('2026-01', { timed_rows: 5 }))).toBe(Math.round((100 * 50) / 55))
    expect(monthScore({ ...NONE, month: '2026-01', first_posted_on: null, posted_files: 1 })).toBeNull()
  })

  it('Days off and late hours change no score', () => {
    const months = [month('2026-01'), month('2026-02', { off_day_rows: 10, late_rows: 10 })]
    expect(reportCard(months).score).toBe(100)
  })

  it('The page of the rule states each criterion with its weight', () => {
    expect(REPORT_CARD_RULE.rows.map(([, weight]) => Number(weight))).toEqual(
      CRITERIA.map((criterion) => CRITERION_WEIGHTS[criterion]),
    )
  })
})
