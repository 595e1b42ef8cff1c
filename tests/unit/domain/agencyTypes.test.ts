import { expect, it } from 'vitest'
import { agencyTypeOf } from '@/domain/agencyTypes'

it.each([
  ['서울특별시', 'city'],
  ['서울특별시청', 'city'],
  ['세종특별자치시', 'city'],
  ['대구광역시', 'city'],
  ['경기도 수원시', 'city'],
  ['서울특별시 동작구', 'district'],
  ['서울특별시 마포구청', 'district'],
  ['서울특별시 중구 보건소', 'district'],
  ['부산광역시 기장군', 'district'],
  ['강원특별자치도 홍천군청', 'district'],
  ['서울특별시 동작구의회', 'council'],
  ['서울특별시교육청', 'education'],
  ['중부소방서', 'fire'],
  ['국토교통부', 'ministry'],
  ['대구', 'other'],
  ['육군 본부', 'ministry'],
])('An agency called %s is of the type %s', (name, type) => {
  expect(agencyTypeOf(name)).toBe(type)
})
