import { describe, expect, it } from 'vitest'
import { addressKey } from '@/domain/place/address/addressKey'
import { nameKey } from '@/domain/place/keys/nameKey'
import { placeKey } from '@/domain/place/keys/placeIdentity'
import { parsePlace } from '@/domain/place/parse/parsePlace'

const keyOf = (raw: string) => {
  const [shop] = parsePlace(raw).shops
  return shop && placeKey(shop, '11140')
}

describe('Name keys', () => {
  it.each([
    ['달빛 식당', '달빛식당'],
    ['㈜달빛식당', '달빛식당'],
    ['카페２８６５', '카페 2865'],
    ['BEANS & berries', 'Beans&Berries'],
    ['STARBUCKS', '스타벅스'],
    ['파리바게트', '파리바게뜨'],
  ])('The names %s and %s have the same key', (a, b) => expect(nameKey(a)).toBe(nameKey(b)))

  it('Different names have different keys', () => expect(nameKey('달빛식당')).not.toBe(nameKey('별빛식당')))
})

describe('Address keys', () => {
  it('The key of a road address is its district, road and number', () => {
    expect(addressKey('서울특별시 중구 세종대로 21길 40, 2층')).toEqual({
      district: '중구',
      road: '세종대로21길',
      dong: null,
      number: '40',
    })
  })
  it('The key of a lot address is its district, 동 and lot number', () => {
    expect(addressKey('중구 태평로 1가 84번지')).toEqual({
      district: '중구',
      road: null,
      dong: '태평로1가',
      number: '84',
    })
  })
  it('A text that is not an address has no address key', () => {
    expect(addressKey(null)).toBeNull()
    expect(addressKey('어딘가')).toBeNull()
  })
})

describe('Place keys', () => {
  it('Spellings that differ in spaces, width, brackets and company marks have one place key', () => {
    const keys = [
      '달빛 식당 시청점(서울 중구 세종대로21길 40)',
      '㈜달빛식당（시청점） 중구 세종대로 21길 40',
      '(주)달빛식당시청점/서울특별시 중구 세종대로21길 40, 3층',
    ].map(keyOf)
    expect(new Set(keys)).toEqual(new Set(['달빛식당|시청|세종대로21길 40|11140']))
  })
  it('Place keys differ by branch, address and region', () => {
    const shop = { name: '달빛식당', branch: null, address: null, sigungu: null }
    const keys = [
      placeKey(shop, '11140'),
      placeKey(shop, null),
      placeKey({ ...shop, branch: '시청점' }, '11140'),
      placeKey({ ...shop, address: '다동 1' }, '11140'),
    ]
    expect(new Set(keys).size).toBe(4)
  })
})
