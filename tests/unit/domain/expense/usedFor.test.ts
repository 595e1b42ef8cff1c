import { describe, expect, it } from 'vitest'
import { OCCASION_FACETS, usedFor } from '@/domain/expense/occasions'
import type { Occasion } from '@/domain/expense/codes'
import { occasionShares, mainOccasions } from '@/ui/format/occasions'

const counts = (given: Partial<Record<Occasion, number>>) =>
  Object.entries(given).map(([occasion, visit_count]) => ({ occasion: occasion as Occasion, visit_count }))
const codes = (given: Partial<Record<Occasion, number>>) => usedFor(counts(given)).map(({ occasion }) => occasion)

describe('What a place is used for', () => {
  it.each([
    ['nothing, while no occasion is known', {}, []],
    ['nothing after two visits of one kind', { meeting: 2 }, []],
    ['an occasion from three visits on', { meeting: 3 }, ['meeting']],
    ['an occasion of just a fifth of the visits', { encouragement: 3, meeting: 12 }, ['meeting', 'encouragement']],
    ['no occasion of less than a fifth', { encouragement: 3, meeting: 13 }, ['meeting']],
    ['no occasion that other purposes outnumber five times', { meeting: 3, supplies: 9, other: 4 }, []],
    ['equal occasions in display order', { hospitality: 4, encouragement: 4, meeting: 4 }, [...OCCASION_FACETS]],
    ['the most frequent occasion first', { meeting: 4, encouragement: 7 }, ['encouragement', 'meeting']],
  ] as const)('A place is used for %s', (_, given, expected) => expect(codes(given)).toEqual(expected))

  it('Purposes that are no reason to choose a restaurant label none', () =>
    expect(codes({ family: 20, supplies: 20, event: 20, field: 20, other: 20 })).toEqual([]))
})

describe('Sentences about occasions', () => {
  it('A place’s line names what it is mainly used for, with counts', () => {
    expect(mainOccasions(counts({ meeting: 12, encouragement: 5 }))).toBe('주로 간담회(12번), 회식(5번)')
    expect(mainOccasions(counts({ hospitality: 1_200 }))).toBe('주로 손님 접대(1,200번)')
    expect(mainOccasions(counts({ meeting: 2, other: 40 }))).toBeNull()
  })

  it('An institution’s line says how many visits its shares are of', () => {
    expect(occasionShares(counts({ meeting: 30, event: 10 }))).toBe(
      '쓴 일이 적힌 방문 40번: 간담회·회의\u00a075%(30번), 행사\u00a025%(10번)',
    )
    expect(occasionShares([])).toBeNull()
  })
})
