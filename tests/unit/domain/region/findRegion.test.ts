import { describe, expect, it } from 'vitest'
import { displayRegion } from '@/domain/region/regionNames'
import { findByCode, findRegions } from '@/domain/region/findRegion'
import { PROVINCES } from '@/domain/region/provinces.data'
import { CURRENT_REGIONS } from '@/domain/region/regions'

const found = (name: string) => findRegions(name).map((region) => displayRegion(region, { short: true }))

describe('District codes', () => {
  it.each([
    ['11110', '서울 종로구'],
    ['1111010100', '서울 종로구'],
    ['41115', '경기 수원시'],
    ['42110', '강원 춘천시'],
    ['45113', '전북 전주시'],
    ['29140', '전남광주 서구'],
    ['46110', '전남광주 목포시'],
    ['47720', '대구 군위군'],
    ['28140', '인천 제물포구'],
    ['41197', '경기 부천시'],
  ])('The district code %s leads to today’s %s', (code, name) => {
    const region = findByCode(code)
    expect(region && displayRegion(region, { short: true })).toBe(name)
  })

  it('A district code that never existed leads to no district', () => {
    expect(findByCode('99999')).toBeNull()
    expect(findByCode('')).toBeNull()
    expect(findByCode('11000')).toBeNull()
  })
})

describe('District search by name', () => {
  it.each([
    '종로구',
    '종로',
    '서울 종로',
    '서울종로구',
    '서울시 종로구',
    '서울특별시 종로구',
    '서울특별시|종로구',
    ' 서울  종로구 ',
  ])('The name "%s" finds 종로구', (name) => expect(found(name)).toEqual(['서울 종로구']))

  it('The district search reads decomposed text, as macOS writes it', () => {
    expect(found('서울특별시 종로구'.normalize('NFD'))).toEqual(['서울 종로구'])
  })

  it('The name 중구 finds every 중구, with the abolished one last', () => {
    expect(found('중구')).toEqual(['서울 중구', '부산 중구', '대구 중구', '대전 중구', '울산 중구', '인천 중구'])
  })

  it('Districts that have a name today come before those that once had it', () => {
    expect(found('남구')).toEqual([
      '전남광주 남구',
      '부산 남구',
      '대구 남구',
      '울산 남구',
      '인천 미추홀구',
      '경북 포항시',
    ])
  })

  it.each([
    ['팔달구', '경기 수원시'],
    ['수원시 팔달구', '경기 수원시'],
    ['수원 팔달구', '경기 수원시'],
    ['경상북도 군위군', '대구 군위군'],
    ['경북 군위', '대구 군위군'],
    ['여주군', '경기 여주시'],
    ['충남 연기군', '세종'],
    ['세종시', '세종'],
    ['광주광역시 광산구', '전남광주 광산구'],
    ['경기 광주', '경기 광주시'],
    ['광주시', '경기 광주시'],
    ['인천 동구', '인천 제물포구'],
    ['강원도 고성', '강원 고성군'],
  ])('The name %s finds only %s', (name, district) => expect(found(name)).toEqual([district]))

  it('A province alone or a text that is not a place finds no district', () => {
    for (const name of ['서울', '광주', '광주광역시', '제주', '경기도', '', '없는구', '구'])
      expect(found(name)).toEqual([])
  })

  it('Every current district is found by each way of writing it', () => {
    for (const region of CURRENT_REGIONS) {
      const province = PROVINCES.find(({ name }) => name === region.province)
      for (const name of [province?.name, province?.short, ...(province?.aliases ?? [])]) {
        expect(findRegions(`${name} ${region.district ?? ''}`)).toEqual([region])
        expect(findRegions(`${name}${region.district ?? ''}`)).toEqual([region])
      }
      if (region.district) expect(findRegions(region.district)).toContain(region)
    }
  })
})
