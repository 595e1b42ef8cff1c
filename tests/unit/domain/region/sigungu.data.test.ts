import { describe, expect, it } from 'vitest'
import { PROVINCES } from '@/domain/region/provinces.data'
import { CURRENT_REGIONS, REGIONS } from '@/domain/region/regions'

const currentCodes = new Set(CURRENT_REGIONS.map((region) => region.code))

describe('District list', () => {
  it('Each province has as many current districts as the ministry lists', () => {
    const counts = Object.fromEntries(
      PROVINCES.map(({ name, short }) => [short, CURRENT_REGIONS.filter((region) => region.province === name).length]),
    )
    expect(counts).toEqual({
      서울: 25,
      전남광주: 27,
      부산: 16,
      대구: 9,
      인천: 11,
      대전: 5,
      울산: 5,
      세종: 1,
      경기: 31,
      충북: 11,
      충남: 15,
      경북: 22,
      경남: 18,
      제주: 2,
      강원: 18,
      전북: 14,
    })
    expect(CURRENT_REGIONS).toHaveLength(230)
  })

  it('Every current and former district code is used once', () => {
    const codes = REGIONS.flatMap((region) => [
      region.code,
      ...region.formerCodes,
      ...region.parts.flatMap((part) => [part.code, ...(part.formerCodes ?? [])]),
    ])
    expect(codes.filter((code, i) => codes.indexOf(code) !== i)).toEqual([])
    expect(codes.filter((code) => !/^[1-5][0-9]{4}$/.test(code))).toEqual([])
  })

  it('Districts are sorted by code, and each code begins with that of its province', () => {
    expect(REGIONS.map((region) => region.code)).toEqual(REGIONS.map((region) => region.code).sort())
    for (const region of REGIONS) {
      expect(PROVINCES.find((province) => province.name === region.province)?.code).toBe(region.code.slice(0, 2))
    }
  })

  it('A district name occurs once in each province', () => {
    const names = CURRENT_REGIONS.map((region) => `${region.province} ${region.district}`)
    expect(new Set(names).size).toBe(names.length)
  })

  it('Abolished districts map to current ones, with no 동 in two of them', () => {
    const ended = REGIONS.filter((region) => region.validTo !== null)
    expect(ended.map((region) => region.code)).toEqual(['28110', '28260'])
    for (const region of ended) {
      const dongs = region.successors.flatMap((successor) => successor.dongs)
      expect(region.successors.every((successor) => currentCodes.has(successor.code))).toBe(true)
      expect(new Set(dongs).size).toBe(dongs.length)
    }
  })

  it('The district list contains the wards of the thirteen cities that have some', () => {
    const cities = CURRENT_REGIONS.filter((region) => region.parts.length > 0)
    expect(cities.map((city) => `${city.district} ${city.parts.length}`)).toEqual([
      '수원시 4',
      '성남시 3',
      '안양시 2',
      '부천시 3',
      '안산시 2',
      '고양시 3',
      '용인시 3',
      '화성시 4',
      '청주시 4',
      '천안시 2',
      '포항시 2',
      '창원시 5',
      '전주시 2',
    ])
    expect(cities.every((city) => city.parts.every((part) => part.code.startsWith(city.code.slice(0, 4))))).toBe(true)
  })
})
