import { expect, it } from 'vitest'
import { sharesText } from '@/admin/recommendations/WeightPanel'

const LABELS = { visits: '방문', agencies: '기관 수' }

it('Weights say what they sum to and which share each has', () => {
  expect(sharesText({ visits: 45, agencies: 15 }, LABELS)).toBe('더하면 60. 비율로 방문 75%, 기관 수 25%')
})

it('Weights that are all zero say that nothing can be recommended', () => {
  expect(sharesText({ visits: 0, agencies: 0 }, LABELS)).toMatch(/추천할 수 없어요/)
})
