import { expect, it } from 'vitest'
import { isHotTelling } from '@/domain/community/postRules'

const posts = (hot: number, others: number) => [
  ...Array.from({ length: hot }, () => ({ is_hot: true })),
  ...Array.from({ length: others }, () => ({ is_hot: false })),
]

it('A list marks hot posts only if they are fewer than half of it', () => {
  expect(isHotTelling(posts(3, 7))).toBe(true)
  expect(isHotTelling(posts(5, 5))).toBe(false)
  expect(isHotTelling(posts(1, 0))).toBe(false)
})
