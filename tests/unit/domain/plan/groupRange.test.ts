import { describe, expect, it } from 'vitest'
import { groupRange } from '@/domain/plan/planRules'
import { planQuerySchema } from '@/contract/plan'

describe('Similar groups', () => {
  it.each([
    [12, 9, 15],
    [4, 3, 5],
    [2, 2, 3],
    [100, 75, 125],
  ])('Groups similar to one of %i people have %i to %i people', (headcount, from, to) => {
    expect(groupRange(headcount, 30_000)).toMatchObject({ headcount_min: from, headcount_max: to })
  })

  it('Similar groups spend between a fifth of the budget and the whole budget per head', () => {
    expect(groupRange(12, 30_000)).toMatchObject({ per_head_min: 6_000, per_head_max: 30_000 })
  })
})

describe('Plan queries', () => {
  const asks = (query: object) =>
    planQuerySchema.safeParse({ headcount: '12', per_head_max: '30000', ...query }).success
  it('A plan query names either a district or a point, and not both', () => {
    expect([asks({ region: '11140' }), asks({ near: '37.5665,126.978', radius: '500' })]).toEqual([true, true])
    expect([asks({}), asks({ region: '99999' }), asks({ region: '11140', near: '37.5,127' })]).toEqual(
      Array<boolean>(3).fill(false),
    )
    expect(asks({ region: '11140', radius: '500' })).toBe(false)
  })

  it.each([{ headcount: '1' }, { headcount: '201' }, { per_head_max: '4999' }, { weekday: '8' }, { hour: '24' }])(
    'A plan query with %o is rejected',
    (wrong) => expect(asks({ region: '11140', ...wrong })).toBe(false),
  )
})
