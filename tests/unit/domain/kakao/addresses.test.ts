import { describe, expect, it } from 'vitest'
import { addressQuery, pointOfAddress } from '@/domain/kakao/address'
import { metresBetween } from '@/domain/distance'
import { findByCode } from '@/domain/region/findRegion'

const JUNG = findByCode('11140')
const GOYANG = findByCode('41280')
const SEJONG = findByCode('36110')

describe('Kakao address queries', () => {
  it.each([
    ['서울특별시 중구 세종대로21길 40, 2층 (태평로1가)', JUNG, '서울특별시 중구 세종대로21길 40'],
    ['중구 무교로 7', JUNG, '서울특별시 중구 무교로 7'],
    ['무교로 7 달빛빌딩 지하1층', JUNG, '서울특별시 중구 무교로 7'],
    ['다동 155-2', JUNG, '서울특별시 중구 다동 155-2'],
    ['고양시 덕양구 화신로 250', GOYANG, '경기도 고양시 덕양구 화신로 250'],
    ['한누리대로 2130', SEJONG, '세종특별자치시 한누리대로 2130'],
    ['서울특별시 중구 무교로 7', null, '서울특별시 중구 무교로 7'],
  ])('The Kakao query for %s names the whole region and ends at the house number', (address, region, query) => {
    expect(addressQuery(address, region)).toBe(query)
  })

  it('An address without a house number or a known city has no Kakao query', () => {
    expect(addressQuery('중구 무교로', JUNG)).toBeNull()
    expect(addressQuery('무교로 7', null)).toBeNull()
    expect(addressQuery('중구 무교로 7', null)).toBeNull()
  })
})

describe('Coordinates of an address', () => {
  const found = (address: string, latitude: number, numbered = true) => ({
    address,
    latitude,
    longitude: 127,
    numbered,
  })

  it('Coordinates are taken only from a result in the restaurant’s own district', () => {
    expect(pointOfAddress([found('부산 중구 중앙대로 7', 35.1), found('서울 중구 무교로 7', 37.5)], JUNG)).toEqual({
      latitude: 37.5,
      longitude: 127,
    })
    expect(pointOfAddress([found('부산 중구 중앙대로 7', 35.1)], JUNG)).toBeNull()
  })

  it('Coordinates are not taken from a street without a house number', () => {
    expect(pointOfAddress([found('서울 중구 무교로', 37.5, false)], JUNG)).toBeNull()
  })

  it('Two results far apart give no coordinates, and two close together do', () => {
    expect(pointOfAddress([found('서울 중구 무교로 7', 37.5), found('서울 중구 무교로 7', 37.51)], JUNG)).toBeNull()
    expect(
      pointOfAddress([found('서울 중구 무교로 7', 37.5), found('서울 중구 무교로 7-1', 37.5001)], JUNG),
    ).not.toBeNull()
  })
})

describe('Distance between two points', () => {
  it('The distance between two points is measured in metres along the earth’s surface', () => {
    expect(metresBetween({ latitude: 37, longitude: 127 }, { latitude: 38, longitude: 127 })).toBeCloseTo(111_195, -1)
    expect(metresBetween({ latitude: 37.5, longitude: 127 }, { latitude: 37.5, longitude: 127.01 })).toBeCloseTo(
      882.2,
      0,
    )
    expect(metresBetween({ latitude: 37.5, longitude: 127 }, { latitude: 37.5, longitude: 127 })).toBe(0)
  })
})
