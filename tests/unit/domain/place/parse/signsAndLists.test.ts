import { describe, expect, it } from 'vitest'
import { parsePlace } from '@/domain/place/parse/parsePlace'

const names = (raw: string) => parsePlace(raw).shops.map(({ name }) => name)

describe('Commas and plus signs in one sign', () => {
  it.each([
    ['카페달,별,해', '카페달,별,해'],
    ['카페달,별,해(중구 무교로 17)', '카페달,별,해'],
    ['별+블렌딩', '별+블렌딩'],
    ['온솔+(플러스)', '온솔+'],
    ['오늘,봄', '오늘,봄'],
    ['달무리오리,삼겹', '달무리오리, 삼겹'],
    ['낙지,쭈꾸미전문점', '낙지, 쭈꾸미전문점'],
  ])('A comma or a plus sign does not split the sign "%s"', (raw, name) => {
    expect(names(raw)).toEqual([name])
    expect(parsePlace(raw).kind).toBe('shop')
  })

  it.each(['달빛식당,별빛카페', '달빛식당,숲', '위아더,동동', '숲,스타벅스', '달빛식당 시청점,별'])(
    'A comma splits "%s" because one part is clearly a place',
    (raw) => expect(names(raw)).toHaveLength(2),
  )
})

describe('Quotes', () => {
  it.each([
    ['"가람" 식당', '가람 식당'],
    ['‘가람’ 식당', '가람 식당'],
    ['“가람식당”', '가람식당'],
    ['"가람식당"', '가람식당'],
    ["'가람' 식당", '가람 식당'],
    ['가람식당 "본점"', '가람식당|본점'],
    ['“가람식당” (중구 무교로 17)', '가람식당'],
    ["엄마's 손맛 국'집", "엄마's 손맛 국'집"],
    ['가람"식당', '가람"식당'],
  ])('A pair of quotes is not part of the sign %s, one alone is', (raw, wanted) => {
    expect(parsePlace(raw).shops.map(({ name, branch }) => [name, branch].filter(Boolean).join('|'))).toEqual([wanted])
  })
})

describe('Notes about taking food home', () => {
  it.each([
    ['달빛식당 배달 및 포장 가능 음식점', '달빛식당'],
    ['달빛식당, 배달 및 포장 가능 음식점', '달빛식당'],
    ['달빛식당/배달·포장 가능 업소', '달빛식당'],
    ['달빛식당(중구 다동 5) ※ 포장 또는 배달이 가능한 음식점', '달빛식당'],
    ['배달 및 포장 가능 음식점(달빛식당)', '달빛식당'],
    ['배달포장마차', '배달포장마차'],
    ['가능한포장마차', '가능한포장마차'],
  ])('The note in "%s" is no shop of its own', (raw, name) => {
    expect(parsePlace(raw)).toMatchObject({ kind: 'shop', shops: [{ name }] })
  })

  it('A note about taking food home alone is no place', () => {
    expect(parsePlace('배달 및 포장 가능 음식점').kind).toBe('nonplace')
  })
})

describe('Words for further places', () => {
  it.each([
    ['달빛차와 식사(중구 무교로 17)등', '달빛차와 식사'],
    ['달빛식당 (중구 무교로 17) 등 2개소', '달빛식당'],
    ['달빛식당 등등', '달빛식당'],
    ['달빛식당등등', '달빛식당'],
    ['달빛 외 다수', '달빛'],
    ['온솔이 흑염소외', '온솔이 흑염소'],
  ])('A word for further places is not part of the name in "%s"', (raw, name) => {
    expect(names(raw)).toEqual([name])
    expect(parsePlace(raw).kind).toBe('shops')
  })

  it('A name that only ends like a word for further places is kept', () => {
    expect(names('달빛가로등')).toEqual(['달빛가로등'])
    expect(names('달빛교외')).toEqual(['달빛교외'])
  })
})
