import { describe, expect, it } from 'vitest'
import { restaurantChangeSchema } from '@/contract/restaurantChanges'

describe('Bulk changes', () => {
  it.each([
    { subCategory: '한식' },
    { subCategory: null, isActive: false },
    { phone: null },
    { point: null },
    { region: 3 },
  ])('A bulk change may be %o', (changes) => expect(restaurantChangeSchema.safeParse(changes).success).toBe(true))
  it.each([
    {},
    { phone: '02-1' },
    { point: [1, 2] },
    { title: '가' },
    { subCategory: ' ' },
    { category: 'bar' },
    { region: 0 },
  ])('The change %o is rejected', (changes) => expect(restaurantChangeSchema.safeParse(changes).success).toBe(false))
})
