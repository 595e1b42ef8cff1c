import { describe, expect, it } from 'vitest'
import { fullAddress } from '@/domain/region/fullAddress'

const JUNG = { sub_add1: '서울특별시', sub_add2: '중구' }
const SUWON = { sub_add1: '경기도', sub_add2: '수원시' }

describe('Full addresses', () => {
  it.each([
    ['세종대로 110', '서울특별시 중구 세종대로 110'],
    ['중구 세종대로 110', '서울특별시 중구 세종대로 110'],
    ['서울 중구 세종대로 110', '서울특별시 중구 세종대로 110'],
    ['서울시 중구 세종대로 110', '서울특별시 중구 세종대로 110'],
    ['서울특별시 중구 세종대로 110', '서울특별시 중구 세종대로 110'],
    ['서울특별시  중구   세종대로 110', '서울특별시 중구 세종대로 110'],
    ['서울 특별시 중구 세종대로 110', '서울특별시 중구 세종대로 110'],
    ['서울시, 중구, 세종대로 110', '서울특별시 중구 세종대로 110'],
    ['서울특별시중구 세종대로 110', '서울특별시 중구 세종대로 110'],
    ['서울중구 세종대로 110', '서울특별시 중구 세종대로 110'],
    ['중구세종대로 110', '서울특별시 중구 세종대로 110'],
    ['서울 중구 세종대로 110'.normalize('NFD'), '서울특별시 중구 세종대로 110'],
    ['서울 세종대로 110', '서울특별시 중구 세종대로 110'],
    ['서울시립대로 5 (2층)', '서울특별시 중구 서울시립대로 5 (2층)'],
    ['서울', '서울특별시 중구'],
    ['중구청로 5', '서울특별시 중구 중구청로 5'],
  ])('The full address of %s names its province and its district once each', (address, full) => {
    expect(fullAddress({ address, ...JUNG })).toBe(full)
  })

  it('A ward stays behind its city, and a ward alone gets its city', () => {
    expect(fullAddress({ address: '경기도 수원시 팔달구 효원로 174', ...SUWON })).toBe(
      '경기도 수원시 팔달구 효원로 174',
    )
    expect(fullAddress({ address: '팔달구 효원로 174', ...SUWON })).toBe('경기도 수원시 팔달구 효원로 174')
    expect(fullAddress({ address: '경기 수원 효원로 174', ...SUWON })).toBe('경기도 수원시 효원로 174')
  })

  it('A full address has the names of today instead of former ones', () => {
    const chuncheon = { sub_add1: '강원특별자치도', sub_add2: '춘천시' }
    expect(fullAddress({ address: '강원도 춘천시 중앙로 1', ...chuncheon })).toBe('강원특별자치도 춘천시 중앙로 1')
    const yeoju = { sub_add1: '경기도', sub_add2: '여주시' }
    expect(fullAddress({ address: '경기도 여주군 여주읍 세종로 1', ...yeoju })).toBe('경기도 여주시 여주읍 세종로 1')
  })

  it('A full address in 세종 has no district', () => {
    const sejong = { sub_add1: '세종특별자치시', sub_add2: null }
    expect(fullAddress({ address: '세종시 한누리대로 2130', ...sejong })).toBe('세종특별자치시 한누리대로 2130')
    expect(fullAddress({ address: '한누리대로 2130', ...sejong })).toBe('세종특별자치시 한누리대로 2130')
  })

  it('A full address keeps another district that it names and adds nothing without a region', () => {
    expect(fullAddress({ address: '서울 종로구 종로 1', ...JUNG })).toBe('서울특별시 종로구 종로 1')
    expect(fullAddress({ address: '중구 세종대로 110', sub_add1: null, sub_add2: null })).toBe('중구 세종대로 110')
  })

  it('A full address stays as it is when it is completed again', () => {
    for (const address of ['세종대로 110', '서울시 중구 무교로 7', '중구세종대로 110']) {
      const full = fullAddress({ address, ...JUNG })
      expect(fullAddress({ address: full, ...JUNG })).toBe(full)
    }
  })
})
