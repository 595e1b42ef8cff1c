import { describe, expect, it } from 'vitest'
import { nearText } from '@/domain/nearby/nearPoint'
import { hallOfAgency } from '@/domain/search/readQuery'
import { landmarkAt, LANDMARKS } from '@/domain/search/landmarks'

describe('The hall of an institution', () => {
  it.each([
    ['서울특별시 중구', '중구청', '11140'],
    ['서울특별시 중구청', '중구청', '11140'],
    ['대구광역시', '대구광역시청', '27110'],
    ['마포구청', '마포구청', '11440'],
    ['국회', '국회', '11560'],
  ])('%s is at %s', (agency, name, code) => {
    expect(hallOfAgency(agency)).toMatchObject({ name, code, kind: 'hall' })
  })

  it.each(['중구', '서울특별시 중구 보건소', '서울특별시교육청', '행정안전부', '가나다공사'])(
    '%s has no hall that is known without doubt',
    (agency) => {
      expect(hallOfAgency(agency)).toBeNull()
    },
  )

  it('A point of a landmark has its name, and any other point has none', () => {
    for (const { landmark } of LANDMARKS)
      expect(nearText(landmarkAt(nearText(landmark)) ?? landmark)).toBe(nearText(landmark))
    expect(landmarkAt('37.56412,126.99801')?.name).toBe('중구청')
    expect(landmarkAt('37.56413,126.99801')).toBeNull()
  })
})
