import { expect, it } from 'vitest'
import { pageRange, pageWindow } from '@/admin/kit/lists/Pager'

it('The page range shows the first row, the last row and the total', () => {
  expect(pageRange({ page: 1, perPage: 20, total: 218, countMax: 1_000, unit: '곳' })).toBe('1–20 / 218곳')
  expect(pageRange({ page: 11, perPage: 20, total: 218, countMax: 1_000, unit: '곳' })).toBe('201–218 / 218곳')
})

it('The page range shows one number when the page has a single row', () => {
  expect(pageRange({ page: 1, perPage: 20, total: 1, countMax: 1_000, unit: '곳' })).toBe('1 / 1곳')
  expect(pageRange({ page: 2, perPage: 20, total: 21, countMax: 1_000, unit: '곳' })).toBe('21 / 21곳')
})

it('The page range says that there are more rows once counting has stopped', () => {
  expect(pageRange({ page: 1, perPage: 20, total: 1_000, countMax: 1_000, unit: '명' })).toMatch(/명 이상$/)
})

it('At most five page buttons stand around the current page and never leave the list', () => {
  expect(pageWindow(1, 20)).toEqual([1, 2, 3, 4, 5])
  expect(pageWindow(9, 20)).toEqual([7, 8, 9, 10, 11])
  expect(pageWindow(20, 20)).toEqual([16, 17, 18, 19, 20])
  expect(pageWindow(2, 3)).toEqual([1, 2, 3])
})
