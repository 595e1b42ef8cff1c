import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { displayRegion } from '@/domain/region/regionNames'
import { findInAddress } from '@/domain/region/findInAddress'

const read = (address: string, context?: string) => {
  const region = findInAddress(address, context)
  return region && displayRegion(region, { short: true })
}

describe('District of an address', () => {
  it.each([
    ['서울특별시 중구 을지로 6', '서울 중구'],
    ['(04524) 서울시 중구 세종대로 110', '서울 중구'],
    ['서울종로구청운동 1', '서울 종로구'],
    ['서울 특별시 종로 구 1', '서울 종로구'],
    ['마포구 성산동 275-3', '서울 마포구'],
    ['마포구성산동 275-3', '서울 마포구'],
    ['구이구이 서울특별시 중구 을지로 6', '서울 중구'],
    ['수원시팔달구인계동', '경기 수원시'],
    ['수원 팔달구 인계동', '경기 수원시'],
    ['분당구 정자동', '경기 성남시'],
    ['경기도 광주시 오포읍', '경기 광주시'],
    ['광주시 오포읍', '경기 광주시'],
    ['광주시 서구 상무대로', '전남광주 서구'],
    ['광주광역시 북구', '전남광주 북구'],
    ['전남 나주 빛가람동', '전남광주 나주시'],
    ['강원도 고성군 간성읍', '강원 고성군'],
    ['경남 고성군 고성읍', '경남 고성군'],
    ['세종특별자치시 한누리대로 2130', '세종'],
    ['세종 나성동', '세종'],
    ['제주 제주시 연동', '제주 제주시'],
    ['제주특별자치도서귀포시', '제주 서귀포시'],
    ['경남 마산시', '경남 창원시'],
    ['전주시덕진구', '전북 전주시'],
  ])('The address %s lies in %s', (address, district) => expect(read(address)).toBe(district))

  it('The institution decides the district when provinces share its name', () => {
    expect(read('중구 을지로 6')).toBeNull()
    expect(read('중구 을지로 6', '서울특별시 마포구')).toBe('서울 중구')
    expect(read('중구 대청로 1', '부산광역시')).toBe('부산 중구')
    expect(read('강서구 화곡로', '마포구 교육청소년과')).toBe('서울 강서구')
    expect(read('중구 을지로 6', '경기도 수원시')).toBeNull()
  })

  it('The address outweighs the institution when both name a district', () => {
    expect(read('부산광역시 중구 대청로', '서울특별시 중구')).toBe('부산 중구')
    expect(read('수원시 팔달구', '서울특별시 중구')).toBe('경기 수원시')
  })

  it.each([
    '세종대로 110',
    '종로 12',
    '서울 종로 12',
    '동구릉로 197',
    '서울시립대로 12',
    '강남대로 3',
    '',
    '12345',
    '서울',
  ])('No district is guessed from "%s"', (address) => expect(read(address, '서울특별시 마포구')).toBeNull())
})

describe('Addresses in a divided district', () => {
  it.each([
    ['인천 중구 운서동 2850', '인천 영종구'],
    ['인천광역시 중구 공항로 272 (운서동)', '인천 영종구'],
    ['인천광역시 중구 신포동 1', '인천 제물포구'],
    ['인천 중구 항동7가 27', '인천 제물포구'],
    ['인천 서구 청라동', '인천 서해구'],
    ['인천 서구 왕길동', '인천 검단구'],
    ['인천 동구 송현동', '인천 제물포구'],
    ['인천 남구 숭의동', '인천 미추홀구'],
  ])('The address %s lies in today’s %s', (address, district) => expect(read(address)).toBe(district))

  it('An address stays in the former district when nothing indicates the new one', () => {
    expect(findInAddress('인천 중구 제물량로 12')?.code).toBe('28110')
    expect(findInAddress('인천 서구 오류동 1539')?.code).toBe('28260')
  })
})

describe('Arbitrary addresses', () => {
  it('Any text is searched without an error and with the same result in decomposed form', () => {
    const words = fc.constantFrom(
      '서울',
      '서울특별시',
      '중구',
      '종로',
      '광주시',
      '수원',
      '팔달구',
      '동',
      '12',
      '(',
      '\ud800',
    )
    const text = fc.array(fc.oneof(words, fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 8 })
    fc.assert(
      fc.property(text, text, (some, context) => {
        const address = some.join(' ')
        expect(findInAddress(address.normalize('NFD'), context.join(''))).toBe(findInAddress(address, context.join('')))
      }),
    )
  })

  it('Only the beginning of a long text is searched for a district', () => {
    expect(read(`${'가'.repeat(400)} 서울특별시 중구`)).toBeNull()
    expect(read(`서울특별시 중구 ${'가'.repeat(100_000)}`)).toBe('서울 중구')
  })
})
