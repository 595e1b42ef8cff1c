import { expect, it } from 'vitest'
import { fillMissingMonths } from '@/server/directory/fillMissingMonths'

it('Missing months between the first and the last visit are filled with zeros, also across a new year', () => {
  const month = (name: string, visit_count: number) => ({ month: name, visit_count, total_amount: visit_count * 1000 })
  expect(fillMissingMonths([month('2019-11', 2), month('2020-02', 1)])).toEqual([
    month('2019-11', 2),
    month('2019-12', 0),
    month('2020-01', 0),
    month('2020-02', 1),
  ])
  expect(fillMissingMonths([])).toEqual([])
})
