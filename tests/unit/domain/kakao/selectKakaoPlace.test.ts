import { describe, expect, it } from 'vitest'
import type { KakaoPlace } from '@/domain/kakao/answers'
import { selectKakaoPlace, type LinkageTarget } from '@/domain/kakao/kakaoPlace'
import { findByCode } from '@/domain/region/findRegion'

const JUNG = findByCode('11140')
const POINT = { latitude: 37.5665, longitude: 126.978 }
/** The point that lies so many metres to the north: a degree of latitude is 111,195 m. */
const north = (metres: number) => ({ latitude: POINT.latitude + metres / 111_195, longitude: POINT.longitude })

const sought = (name: string, more: Partial<LinkageTarget> = {}): LinkageTarget => ({
  name,
  branch: null,
  address: '서울특별시 중구 무교로 7',
  region: JUNG,
  ...more,
})
const nowhere = (name: string, branch: string | null = null) => sought(name, { branch, address: null })

let ids = 0
const place = (name: string, more: Partial<KakaoPlace> = {}): KakaoPlace => ({
  id: String((ids += 1)),
  name,
  kind: '음식점 > 한식',
  phone: null,
  roadAddress: '서울 중구 다동길 30',
  lotAddress: '서울 중구 다동 88',
  ...POINT,
  ...more,
})
const AT_THE_ADDRESS = { roadAddress: '서울 중구 무교로 7', lotAddress: '서울 중구 무교동 12-3' }

describe('Kakao places for a restaurant with an address', () => {
  it('A restaurant is matched to the Kakao place with its name at its house number', () => {
    const there = place('달빛식당', AT_THE_ADDRESS)
    expect(selectKakaoPlace(sought('달빛식당'), [place('달빛식당', north(200)), there], POINT, true)).toMatchObject({
      place: { id: there.id },
      evidence: 'same_address',
      confidence: 0.97,
    })
  })

  it('A restaurant is matched by either the road or the lot address of a Kakao place', () => {
    const byLot = sought('달빛식당', { address: '서울특별시 중구 무교동 12-3' })
    expect(selectKakaoPlace(byLot, [place('달빛식당', AT_THE_ADDRESS)], POINT, true)).toMatchObject({
      evidence: 'same_address',
    })
  })

  it('A restaurant matches the only place of its name nearby if Kakao lacks its form of address', () => {
    const at = (name: string, metres: number) => place(name, { ...north(metres), roadAddress: null })
    expect(selectKakaoPlace(sought('달빛식당'), [at('달빛식당', 90)], POINT, true)).toMatchObject({
      evidence: 'same_street',
      confidence: 0.9,
    })
    expect(selectKakaoPlace(sought('달빛식당'), [at('달빛식당 다동점', 90)], POINT, true)).toMatchObject({
      evidence: 'near_spelling',
      confidence: 0.85,
    })
    expect(selectKakaoPlace(sought('달빛식당'), [at('달빛식당', 290)], POINT, true)).toMatchObject({ confidence: 0.8 })
    expect(selectKakaoPlace(sought('달빛식당'), [at('달빛식당 다동점', 290)], POINT, true)).toBe('notFound')
  })

  it('A restaurant is matched to its name next door, but not to one 60 m away or to a branch', () => {
    expect(selectKakaoPlace(sought('달빛식당'), [place('달빛식당', north(40))], POINT, true)).toMatchObject({
      evidence: 'same_street',
      confidence: 0.85,
    })
    expect(selectKakaoPlace(sought('달빛식당'), [place('달빛식당', north(60))], POINT, true)).toBe('notFound')
    expect(selectKakaoPlace(sought('달빛식당'), [place('달빛식당 다동점', north(40))], POINT, true)).toBe('notFound')
  })

  it('A restaurant is never matched to a place over 300 m away, even at the same address', () => {
    const at = (name: string, metres: number) => place(name, { ...AT_THE_ADDRESS, ...north(metres) })
    expect(selectKakaoPlace(sought('달빛식당'), [at('달빛식당', 299)], POINT, true)).toMatchObject({
      evidence: 'same_address',
    })
    expect(selectKakaoPlace(sought('달빛식당'), [at('달빛식당', 301)], POINT, true)).toBe('far')
    expect(selectKakaoPlace(sought('달빛식당'), [at('별빛식당', 301)], POINT, true)).toBe('notFound')
  })

  it('A match is ambiguous when two Kakao places fit equally well', () => {
    expect(
      selectKakaoPlace(sought('달빛식당'), [place('달빛식당', north(30)), place('달빛식당', north(-30))], POINT, true),
    ).toBe('ambiguous')
  })

  it('A Kakao place listed in both category groups is matched once', () => {
    const there = place('달빛식당', AT_THE_ADDRESS)
    expect(selectKakaoPlace(sought('달빛식당'), [there, { ...there }], POINT, true)).toMatchObject({
      place: { id: there.id },
    })
  })

  it('A restaurant is not matched to another branch, another shop or a place that serves no food', () => {
    const others = [place('달빛식당 을지로점'), place('별빛식당', AT_THE_ADDRESS), place('이마트', AT_THE_ADDRESS)]
    expect(selectKakaoPlace(sought('달빛식당', { branch: '시청점' }), others, POINT, true)).toBe('notFound')
  })

  it('A chain without a branch is matched to a branch only at its own house number', () => {
    expect(
      selectKakaoPlace(sought('스타벅스'), [place('스타벅스 환구단점', AT_THE_ADDRESS)], POINT, true),
    ).toMatchObject({ evidence: 'same_address' })
    expect(selectKakaoPlace(sought('스타벅스'), [place('스타벅스 환구단점', north(20))], POINT, true)).toBe('notFound')
  })
})

describe('Kakao places for a restaurant without an address', () => {
  it('A restaurant without an address is matched to its branch in the district', () => {
    const branches = [place('스타벅스 무교점'), place('스타벅스 다동점')]
    expect(selectKakaoPlace(nowhere('스타벅스', '무교점'), branches, null, false)).toMatchObject({
      place: { name: '스타벅스 무교점' },
      evidence: 'same_branch',
    })
    expect(selectKakaoPlace(nowhere('달빛식당', '무교점'), [place('달빛식당 무교점')], null, true)).toMatchObject({
      evidence: 'same_branch',
      confidence: 0.9,
    })
  })

  it('A restaurant without an address matches the only place of its name in the district', () => {
    expect(selectKakaoPlace(nowhere('달빛식당'), [place('달빛식당'), place('별빛식당')], null, true)).toMatchObject({
      evidence: 'only_in_district',
      confidence: 0.8,
    })
  })

  it('A restaurant without an address is not matched by incomplete Kakao results or a short name', () => {
    expect(selectKakaoPlace(nowhere('달빛식당'), [place('달빛식당')], null, false)).toBe('notFound')
    expect(selectKakaoPlace(nowhere('달빛'), [place('달빛')], null, true)).toBe('notFound')
  })

  it('A restaurant without an address is not matched when two places in the district might be it', () => {
    expect(selectKakaoPlace(nowhere('달빛식당'), [place('달빛식당'), place('달빛식당 을지로점')], null, true)).toBe(
      'notFound',
    )
    expect(selectKakaoPlace(nowhere('달빛식당'), [place('달빛식당'), place('달빛식당')], null, true)).toBe('ambiguous')
  })

  it('A restaurant without an address is never matched to a place in another district', () => {
    const elsewhere = { roadAddress: '서울 종로구 종로1길 1', lotAddress: '서울 종로구 청진동 1' }
    expect(selectKakaoPlace(nowhere('달빛식당', '시청점'), [place('달빛식당 시청점', elsewhere)], null, true)).toBe(
      'notFound',
    )
    expect(
      selectKakaoPlace(
        nowhere('달빛식당'),
        [place('달빛식당', { roadAddress: '부산 중구 광복로 1', lotAddress: null })],
        null,
        true,
      ),
    ).toBe('notFound')
  })

  it('A restaurant without an address is never matched by the name of a chain alone', () => {
    expect(selectKakaoPlace(nowhere('스타벅스'), [place('스타벅스')], null, true)).toBe('notFound')
  })
})
