import { expect, it } from 'vitest'
import { describeApi } from '@/api/describeApi'

it('The API description has every public read with its parameters, limits and Korean texts', () => {
  const endpoints = describeApi()
  expect(endpoints.map(({ path }) => path)).toContain('/api/v1/restaurants/{id}/visits')
  const list = endpoints.find(({ operation }) => operation === 'listRestaurants')
  expect(list?.parameters.find(({ name }) => name === 'size')).toMatchObject({
    type: 'integer',
    min: 1,
    max: 100,
    default: '20',
    required: false,
  })
  expect(list?.parameters.find(({ name }) => name === 'category')?.choices).toEqual(['all', 'restaurant', 'cafe'])
  expect(endpoints.find(({ operation }) => operation === 'suggest')?.parameters[0]).toMatchObject({
    name: 'q',
    required: true,
  })
  for (const { summary, parameters } of endpoints)
    for (const text of [summary, ...parameters.map(({ description }) => description)]) expect(text).toMatch(/[가-힣]/)
})
