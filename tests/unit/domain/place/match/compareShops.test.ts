import { describe, expect, it } from 'vitest'
import { compareShops } from '@/domain/place/match/compareShops'
import type { ParsedShop } from '@/domain/place/types'

const shop = (name: string, more: Partial<ParsedShop> = {}): ParsedShop => ({
  name,
  branch: null,
  address: null,
  sigungu: null,
  ...more,
})
const at = (address: string): Partial<ParsedShop> => ({ address, sigungu: address.split(' ')[0] ?? null })

describe('Parsed shops', () => {
  it('Shops of one name match in one district, differ in two, and need review if one is unknown', () => {
    const [a, b] = [shop('달빛솔식당'), shop('달빛 솔식당')]
    expect(compareShops(a, b, '마포구', '마포구')).toMatchObject({ same: true, confidence: 0.85 })
    expect(compareShops(a, b, '마포구', '서대문구').same).toBe(false)
    const unsure = compareShops(a, b, null, '마포구')
    expect(unsure.same).toBe(true)
    expect(unsure.confidence).toBeLessThan(0.8)
  })

  it('Shops are compared by the districts of their addresses, not of their institutions', () => {
    const here = shop('달빛솔식당', at('마포구 양화로 45'))
    expect(compareShops(here, shop('달빛솔식당', at('마포구 양화로 45')), '중구', '종로구').same).toBe(true)
    expect(compareShops(here, shop('달빛솔식당', at('중구 무교로 17')), '중구', '중구').same).toBe(false)
  })

  it('Shops match by the short and the long name of their district', () => {
    const name = shop('달빛솔식당')
    expect(compareShops(name, shop('달빛솔식당'), '고양시 덕양구', '덕양구').same).toBe(true)
    expect(compareShops(name, shop('달빛솔식당'), '고양시 덕양구', '고양시').same).toBe(true)
    expect(compareShops(name, shop('달빛솔식당'), '고양시 덕양구', '고양시 일산동구').same).toBe(false)
  })

  it('Shops of a chain match by their branch, but not by the name of the chain alone', () => {
    expect(compareShops(shop('스타벅스'), shop('스타벅스'), '마포구', '마포구').same).toBe(false)
    const branch = { branch: '합정점' }
    expect(
      compareShops(shop('스타벅스', branch), shop('STARBUCKS', branch), '마포구', '마포구').confidence,
    ).toBeGreaterThanOrEqual(0.8)
  })

  it('Two shops compare the same in either order and on every run', () => {
    const [a, b] = [shop('나래푸드 달빛솔식당'), shop('달빛솔식당', at('마포구 양화로 45'))]
    const once = compareShops(a, b, '마포구', '마포구')
    expect(once.same).toBe(true)
    expect(compareShops(b, a, '마포구', '마포구')).toEqual(once)
    expect(compareShops(a, b, '마포구', '마포구')).toEqual(once)
  })
})
