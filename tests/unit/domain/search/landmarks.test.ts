import { expect, it } from 'vitest'
import { landmarksAround } from '@/domain/search/landmarks'

it('The landmarks around a point are the nearest ones within a distance, nearest first', () => {
  const cityHall = { latitude: 37.56646, longitude: 126.97792 }
  const namesWithin = (metres: number, max: number) => landmarksAround(cityHall, metres, max).map(({ name }) => name)
  expect(namesWithin(1_000, 3)).toEqual(['시청역', '을지로입구역', '광화문역'])
  expect(namesWithin(500, 3)).toEqual(['시청역', '을지로입구역'])
  expect(landmarksAround({ latitude: 37.24, longitude: 131.87 }, 1_000, 4)).toEqual([])
})
