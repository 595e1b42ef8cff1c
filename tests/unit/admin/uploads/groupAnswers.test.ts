import { describe, expect, it } from 'vitest'
import { datedIn, groupAnswers, openProblems } from '@/admin/uploads/desk/groupAnswers'
import { EMPTY_OVERLAY } from '@/contract/uploadCorrections'
import type { ProblemGroup, ProblemReason } from '@/contract/uploadRows'

const group = (reason: ProblemReason, value: string, rows: number): ProblemGroup => ({
  ...{ status: 'error', reason, sheet: null, column: 2, value, rows, amount: 0, firstRow: 3 },
})
const answersTo = (reason: ProblemReason, groups: ProblemGroup[], overlay = EMPTY_OVERLAY) => {
  const rows = groups.reduce((sum, one) => sum + one.rows, 0)
  return groupAnswers({ fileName: '가온구 2026년 5월.xlsx', overlay }, { reason, rows, groups })
}

describe('Answers of one click', () => {
  it('Every problem can be left out, with all of its rows', () => {
    expect(answersTo('date_impossible', [group('date_impossible', '2026.9.31', 9)])).toEqual([
      { label: '빼고 반영', rows: 9, change: { answer: { kind: 'left_out', reason: 'date_impossible', rows: 9 } } },
    ])
  })

  it('One answer rescales the amounts of all values, and counts only rows that it can read', () => {
    const groups = [group('amount_small', '48.5', 6), group('amount_small', '오십', 2), group('amount_small', '71', 1)]
    expect(answersTo('amount_small', groups)[0]).toMatchObject({
      label: '1,000을 곱해 읽기',
      example: '48.5 → 48500',
      rows: 7,
      change: {
        corrections: [
          { from: '48.5', to: '48500' },
          { from: '71', to: '71000' },
        ],
      },
    })
  })

  it('Texts are read as eating places together, except those that stayed out when they were', () => {
    const groups = ['한들마트', '홍길동'].map((value) => group('place_not_eating', value, 2))
    const [first] = answersTo('place_not_eating', groups, { ...EMPTY_OVERLAY, eateries: ['홍길동'] })
    expect(first?.change.answer).toMatchObject({ kind: 'eateries', rows: 2, eateries: ['한들마트'] })
  })

  it('An unknown category is answered with either category, an invalid link with an empty cell', () => {
    const labels = (reason: ProblemReason) => answersTo(reason, [group(reason, '?', 1)]).map(({ label }) => label)
    expect(labels('category_unknown')).toEqual(['음식점으로 읽기', '카페로 읽기', '빼고 반영'])
    expect(labels('url_invalid')).toEqual(['빈칸으로 읽기', '빼고 반영'])
  })

  it('Empty cells are never answered by their text', () => {
    expect(answersTo('category_unknown', [group('category_unknown', '', 4)]).map(({ label }) => label)).toEqual([
      '빼고 반영',
    ])
  })

  it('A day without a year takes the year of the file name', () => {
    expect(datedIn('가온구 2026년 5월.xlsx', '5월 4일')).toBe('2026-05-04')
    expect(datedIn('가온구 2026년 5월.xlsx', '13.40')).toBeNull()
    expect(datedIn('가온구 5월.xlsx', '5/4')).toBeNull()
    expect(datedIn('120260512.xlsx', '5/4')).toBeNull()
  })

  it('A problem that was left out is not asked again', () => {
    const groups = [group('date_impossible', 'a', 1), group('date_yearless', 'b', 2)]
    const answers = [{ id: 1, kind: 'left_out' as const, reason: 'date_impossible', rows: 1 }]
    expect(openProblems(groups, 'error', { ...EMPTY_OVERLAY, answers }).map(({ reason }) => reason)).toEqual([
      'date_yearless',
    ])
  })
})
