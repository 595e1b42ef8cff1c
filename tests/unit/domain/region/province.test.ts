import { describe, expect, it } from 'vitest'
import { displayRegion, shortProvince } from '@/domain/region/regionNames'
import { provinceOf } from '@/domain/region/readRegion'

describe('Province of a text', () => {
  it.each([
    ['서울', '서울특별시'],
    ['서울시청', '서울특별시'],
    ['서울특별시교육청', '서울특별시'],
    ['강원도 춘천시', '강원특별자치도'],
    ['전라북도', '전북특별자치도'],
    ['광주광역시 서구청', '전남광주통합특별시'],
    ['전라남도의회', '전남광주통합특별시'],
    ['경기도 광주시', '경기도'],
    ['광주시', '경기도'],
    ['마포구 교육청소년과', '서울특별시'],
    ['수원시', '경기도'],
    ['경북'.normalize('NFD'), '경상북도'],
  ])('The province of "%s" is %s', (text, province) => expect(provinceOf(text)).toBe(province))

  it.each(['중구', '세종대로 110', '서울시립대로', '서울우유', '', '교육부'])('No province fits "%s"', (text) =>
    expect(provinceOf(text)).toBeNull(),
  )
})

describe('Display names of regions', () => {
  it('A region is displayed with its whole name or its short one', () => {
    const jongno = { province: '서울특별시', district: '종로구' }
    expect(displayRegion(jongno)).toBe('서울특별시 종로구')
    expect(displayRegion(jongno, { short: true })).toBe('서울 종로구')
  })

  it('The display name of 세종 has no district', () => {
    expect(displayRegion({ province: '세종특별자치시', district: null })).toBe('세종특별자치시')
    expect(displayRegion({ province: '세종특별자치시', district: null }, { short: true })).toBe('세종')
  })

  it('A province is shortened under any of its names, and other text stays as it is', () => {
    expect(shortProvince('경상남도')).toBe('경남')
    expect(shortProvince('강원도')).toBe('강원')
    expect(shortProvince('평양직할시')).toBe('평양직할시')
  })
})
