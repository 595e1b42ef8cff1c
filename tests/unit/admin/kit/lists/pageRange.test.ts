import { expect, it } from 'vitest'
import { pageRange } from '@/admin/kit/lists/pageRange'

it('says where in the list one is', () => {
  expect(pageRange({ page: 1, perPage: 20, total: 218, countMax: 1_000, unit: '곳' })).toBe('1–20 / 218곳')
  expect(pageRange({ page: 11, perPage: 20, total: 218, countMax: 1_000, unit: '곳' })).toBe('201–218 / 218곳')
})

it('names a row that stands by itself once', () => {
  expect(pageRange({ page: 1, perPage: 20, total: 1, countMax: 1_000, unit: '곳' })).toBe('1 / 1곳')
  expect(pageRange({ page: 2, perPage: 20, total: 21, countMax: 1_000, unit: '곳' })).toBe('21 / 21곳')
})

it('says that there are more where counting stopped', () => {
  expect(pageRange({ page: 1, perPage: 20, total: 1_000, countMax: 1_000, unit: '명' })).toMatch(/명 이상$/)
})
