import { describe, expect, it } from 'vitest'
import { CUISINES } from '@/domain/place/lexicon/cuisines.data'
import { PROVINCES } from '@/domain/region/provinces.data'
import { CUISINE_NAMES, PROVINCE_NAMES } from '@/messages/english'
import { romanAddress, romanName, romanRegion } from '@/ui/format/romanize'

const at = (sub_add1: string | null, sub_add2: string | null, address: string | null) => ({
  sub_add1,
  sub_add2,
  address,
})

describe('Names in Latin letters', () => {
  it.each([
    ['가온식당', 'Gaonsikdang'],
    ['가온 식당', 'Gaon Sikdang'],
    ['BBQ치킨 본점', 'BBQchikin Bonjeom'],
    ['왕십리', 'Wangsimni'],
    ['서울특별시 상수도사업본부', 'Seoul Sangsudosaeopbonbu'],
    ['강원', 'Gangwon'],
    ['1962', '1962'],
    ['', ''],
  ])('The name “%s” is read as “%s”', (name, read) => {
    expect(romanName(name)).toBe(read)
  })

  it.each([
    ['서울특별시', '중구', 'Jung-gu, Seoul'],
    ['서울특별시', '종로구', 'Jongno-gu, Seoul'],
    ['경기도', '수원시 팔달구', 'Paldal-gu, Suwon-si, Gyeonggi-do'],
    ['세종특별자치시', null, 'Sejong'],
    [null, null, ''],
  ])('The region %s %s is “%s”', (province, district, read) => {
    expect(romanRegion(province, district)).toBe(read)
  })

  it.each([
    ['서울특별시 중구 세종대로 110', '110 Sejong-daero, Jung-gu, Seoul'],
    ['서울 중구 세종대로23길 5, 2층', '5 Sejong-daero 23-gil, Jung-gu, Seoul'],
    ['서울 중구 태평로1가 31-2', '31-2 Taepyeong-ro 1-ga, Jung-gu, Seoul'],
    ['서울특별시 중구', 'Jung-gu, Seoul'],
    ['서울특별시 중구 지하상가', 'Jung-gu, Seoul'],
  ])('The address “%s” is “%s”', (address, read) => {
    expect(romanAddress(at('서울특별시', '중구', address))).toBe(read)
  })

  it('An address of an unknown region is its road alone, and an unknown address is empty', () => {
    expect(romanAddress(at(null, null, '세종대로 110'))).toBe('110 Sejong-daero')
    expect(romanAddress(at(null, null, null))).toBe('')
  })

  it('Every province and every kind of food has an English name', () => {
    expect(PROVINCES.filter(({ short }) => !(short in PROVINCE_NAMES))).toEqual([])
    expect(CUISINES.filter(({ name }) => !(name in CUISINE_NAMES))).toEqual([])
  })
})
