import { describe, expect, it } from 'vitest'
import { type DuplicateMember, PICKS, filledFrom, fullestOf } from '@/domain/linkage/duplicates'

type Known = Partial<Record<(typeof PICKS)[number], number>>

/** Of each field 1 is known unless given. */
const member = (id: number, visitCount: number, known: Known = {}): DuplicateMember => ({
  ...{
    id,
    visitCount,
    title: '온새미한상',
    region: null,
    agencyCount: 0,
    reviewCount: 0,
    lastVisit: null,
    aliases: [],
  },
  options: Object.fromEntries(
    PICKS.map((pick) => [pick, { value: null, known: known[pick] ?? 1, provenance: 'import', source: null }]),
  ) as DuplicateMember['options'],
})

describe('Merging restaurants', () => {
  it('The restaurant with most visits is kept by default, in whatever order they were chosen', () => {
    const [fuller, emptier] = [member(9, 120, { phone: 0 }), member(3, 2)]
    expect([fullestOf([fuller, emptier]), fullestOf([emptier, fuller])]).toEqual([9, 9])
  })

  it('Of equal visits, the restaurant of which more is known is kept, and of equal records the older', () => {
    expect(fullestOf([member(1, 0, { phone: 0, address: 0 }), member(2, 0)])).toBe(2)
    expect(fullestOf([member(2, 0), member(1, 0)])).toBe(1)
  })

  it('Blanks of the survivor are filled from the one that knows most, and its own values stay', () => {
    const survivor = member(1, 5, { phone: 0, address: 1, category: 1 })
    const others = [member(2, 3, { address: 2 }), member(3, 1, { address: 3, category: 2 })]
    expect(filledFrom([...others, survivor], 1)).toEqual({ phone: 2, address: 3, category: 3 })
    expect(filledFrom(others, 7)).toEqual({})
  })
})
