import { describe, expect, it } from 'vitest'
import type { KakaoPlace } from '@/domain/kakao/answers'
import { selectKakaoPlace } from '@/domain/kakao/selectKakaoPlace'
import type { LinkageTarget } from '@/domain/kakao/scorePlace'
import { findByCode } from '@/domain/region/findRegion'

const JUNG = findByCode('11140')
const POINT = { latitude: 37.5665, longitude: 126.978 }
/** A tenth of a degree is 11.1 km to the north. */
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

describe('a restaurant with an address', () => {
  it('is the place of its name at its number', () => {
    const there = place('달빛식당', AT_THE_ADDRESS)
    expect(selectKakaoPlace(sought('달빛식당'), [place('달빛식당', north(200)), there], POINT, true)).toMatchObject({
      place: { id: there.id },
      evidence: 'same_address',
      confidence: 0.97,
    })
  })

  it('is recognised by either of the two addresses that a place has', () => {
    const byLot = sought('달빛식당', { address: '서울특별시 중구 무교동 12-3' })
    expect(selectKakaoPlace(byLot, [place('달빛식당', AT_THE_ADDRESS)], POINT, true)).toMatchObject({
      evidence: 'same_address',
    })
  })

  it('is the only place of its name near by, where Kakao knows no address of the same form', () => {
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

  it('is the place of its name next door, but not another one of the quarter', () => {
    expect(selectKakaoPlace(sought('달빛식당'), [place('달빛식당', north(40))], POINT, true)).toMatchObject({
      evidence: 'same_street',
      confidence: 0.85,
    })
    expect(selectKakaoPlace(sought('달빛식당'), [place('달빛식당', north(60))], POINT, true)).toBe('notFound')
    expect(selectKakaoPlace(sought('달빛식당'), [place('달빛식당 다동점', north(40))], POINT, true)).toBe('notFound')
  })

  it('is none that is over 300 m away, wherever that says it is', () => {
    const at = (name: string, metres: number) => place(name, { ...AT_THE_ADDRESS, ...north(metres) })
    expect(selectKakaoPlace(sought('달빛식당'), [at('달빛식당', 299)], POINT, true)).toMatchObject({
      evidence: 'same_address',
    })
    expect(selectKakaoPlace(sought('달빛식당'), [at('달빛식당', 301)], POINT, true)).toBe('far')
    expect(selectKakaoPlace(sought('달빛식당'), [at('별빛식당', 301)], POINT, true)).toBe('notFound')
  })

  it('is none when two fit equally well', () => {
    expect(
      selectKakaoPlace(sought('달빛식당'), [place('달빛식당', north(30)), place('달빛식당', north(-30))], POINT, true),
    ).toBe('ambiguous')
  })

  it('is one place when both groups of Kakao’s name it', () => {
    const there = place('달빛식당', AT_THE_ADDRESS)
    expect(selectKakaoPlace(sought('달빛식당'), [there, { ...there }], POINT, true)).toMatchObject({
      place: { id: there.id },
    })
  })

  it('is not another branch, another shop or no eating place at all', () => {
    const others = [place('달빛식당 을지로점'), place('별빛식당', AT_THE_ADDRESS), place('이마트', AT_THE_ADDRESS)]
    expect(selectKakaoPlace(sought('달빛식당', { branch: '시청점' }), others, POINT, true)).toBe('notFound')
  })

  it('is a chain’s branch only at its own number', () => {
    expect(
      selectKakaoPlace(sought('스타벅스'), [place('스타벅스 환구단점', AT_THE_ADDRESS)], POINT, true),
    ).toMatchObject({ evidence: 'same_address' })
    expect(selectKakaoPlace(sought('스타벅스'), [place('스타벅스 환구단점', north(20))], POINT, true)).toBe('notFound')
  })
})

describe('a restaurant without an address', () => {
  it('is its branch in the district', () => {
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

  it('is the only place of its name in the whole district', () => {
    expect(selectKakaoPlace(nowhere('달빛식당'), [place('달빛식당'), place('별빛식당')], null, true)).toMatchObject({
      evidence: 'only_in_district',
      confidence: 0.8,
    })
  })

  it('is none when Kakao has more to say, or the name is short', () => {
    expect(selectKakaoPlace(nowhere('달빛식당'), [place('달빛식당')], null, false)).toBe('notFound')
    expect(selectKakaoPlace(nowhere('달빛'), [place('달빛')], null, true)).toBe('notFound')
  })

  it('is none when another place of the district might be it', () => {
    expect(selectKakaoPlace(nowhere('달빛식당'), [place('달빛식당'), place('달빛식당 을지로점')], null, true)).toBe(
      'notFound',
    )
    expect(selectKakaoPlace(nowhere('달빛식당'), [place('달빛식당'), place('달빛식당')], null, true)).toBe('ambiguous')
  })

  it('is never a place in another district', () => {
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

  it('is never a bare chain', () => {
    expect(selectKakaoPlace(nowhere('스타벅스'), [place('스타벅스')], null, true)).toBe('notFound')
  })
})
