import { expect, it } from 'vitest'
import { pagesOf } from '@/ui/urls/readQuery'
import { detailHref } from '@/ui/urls/restaurantHref'

it('The link to the first pages has no query', () => {
  expect(detailHref(3, { visits: 1, reviews: 1 }, 'visits')).toBe('/restaurants/3#visits')
  expect(detailHref(3, { visits: 1, reviews: 1 }, 'reviews')).toBe('/restaurants/3#reviews')
})

it('The link to a page of one list keeps the page of the other', () => {
  expect(detailHref(3, { visits: 2, reviews: 5 }, 'reviews')).toBe('/restaurants/3?page=2&reviews=5#reviews')
  expect(detailHref(3, { visits: 2, reviews: 1 }, 'reviews')).toBe('/restaurants/3?page=2#reviews')
})

it('The link to all institutions keeps both pages, and is read back', () => {
  expect(detailHref(3, { visits: 2, reviews: 1, allVisitors: true }, 'visitors')).toBe(
    '/restaurants/3?page=2&visitors=all#visitors',
  )
  expect(pagesOf({ page: '2', visitors: 'all' })).toEqual({ visits: 2, reviews: 1, allVisitors: true })
  expect(pagesOf({ visitors: 'some' })).toEqual({ visits: 1, reviews: 1 })
})

it.each([
  [{}, 1, 1],
  [{ page: '2', reviews: '3' }, 2, 3],
  [{ reviews: ['4', '5'] }, 1, 4],
  [{ page: '0', reviews: '-1' }, 1, 1],
  [{ page: '1.5', reviews: 'x' }, 1, 1],
  [{ page: '1001', reviews: '1e9' }, 1, 1],
])('The query %j requests page %d of visits and page %d of reviews', (params, visits, reviews) =>
  expect(pagesOf(params)).toEqual({ visits, reviews }),
)
