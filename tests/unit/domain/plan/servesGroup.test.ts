import { describe, expect, it } from 'vitest'
import { leavesOutCafes, servesGroup } from '@/domain/plan/planRules'

const bakery = { title: '온새베이커리', category: 'cafe', sub_category: '베이커리' }
const grill = { title: '푸른돌판구이', category: 'restaurant', sub_category: '고기구이' }

describe('Cafés among the places of a group', () => {
  it.each([
    [undefined, true],
    [12, true],
    [13, true],
    [14, false],
    [16, false],
    [18, true],
  ])('A group at %s o’clock is shown restaurants only: %s', (hour, isMeal) => {
    expect(leavesOutCafes({ hour })).toBe(isMeal)
    expect([servesGroup(bakery, { hour }), servesGroup(grill, { hour })]).toEqual([!isMeal, true])
  })

  it('A group that chose cafés is shown them at any hour, and nothing else', () => {
    const wanted = { cuisine: 'cafe', hour: 18 } as const
    expect([servesGroup(bakery, wanted), servesGroup(grill, wanted)]).toEqual([true, false])
  })
})
