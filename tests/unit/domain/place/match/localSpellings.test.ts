import { describe, expect, it } from 'vitest'
import { comparePlaces } from '@/domain/place/match/comparePlaces'

const compare = (a: string, b: string, context: string) => comparePlaces({ raw: a, context }, { raw: b, context })
const same = (a: string, b: string, context: string) => compare(a, b, context).same
const SUYEONG = '부산광역시 수영구'
const UIJEONGBU = '경기도 의정부시'
const SEJONG = '세종특별자치시'

describe('two spellings of one place in one district', () => {
  it.each([
    ['별쇠', '별쇠식당'],
    ['온복돼지국밥', '온복'],
    ['생갈비전문점온솔', '온솔'],
    ['수영온솔', '온솔'],
    ['온솔', '온솔 260도'],
    ['예*솔나', '예찬솔나'],
    ['온*골식당', '온달골식당'],
    ['온솔도담 바다장서', '온솔도담 바다장어'],
    ['카페온솔', '온솔카페'],
    ['온솔물회', '온솔물회.탕.구이'],
    ['온솔가수영터미널점', '온살가수영터미널'],
    ['달래온솔', '들솔길맛집달래온솔'],
    ['달래온솔', '중화요리달래온솔'],
    ['달래낙지', '달래낙지촌'],
    ['온솔회관 망미점(수영로12길 13)', '온솔회관 망미직영점(수영로112길 13)'],
    ['짬뽕관', '짬뽕관 외 1'],
  ])('match for a person to decide, where one says what is sold, or where: %s and %s', (a, b) => {
    expect(compare(a, b, SUYEONG)).toMatchObject({ same: true })
    expect(compare(a, b, SUYEONG).confidence).toBeLessThan(0.8)
  })

  it.each([
    ['달무회집', '달무횟집'],
    ['달무 순대국', '달무순댓국'],
    ['온솔설농탕', '온솔설렁탕'],
    ['온솔아구찜', '온솔아귀찜'],
    ['온솔바베큐', '온솔바비큐'],
  ])('match where a word has two spellings: %s and %s', (a, b) =>
    expect(compare(a, b, SUYEONG)).toMatchObject({ same: true }),
  )

  it.each([
    ['TheClassic908', '더클래식908'],
    ['Green Kitchen', '그린키친'],
    ['CHAI908(온솔점)', '차이908 온솔점'],
  ])('match where one has words of signs in Latin letters: %s and %s', (a, b) =>
    expect(compare(a, b, SUYEONG)).toMatchObject({ same: true }),
  )

  it('match where 지 ends the place of a branch, whose 점 the other leaves out', () => {
    expect(same('온솔단골 시지점', '온솔단골 시지', '대구광역시 수성구')).toBe(true)
    expect(same('온솔단골 시지점', '온솔단골 시장점', '대구광역시 수성구')).toBe(false)
  })

  it('match where a chain’s branch stands in brackets as a quarter, and not where it is another', () => {
    expect(same('파리바게뜨(남포)', '파리바게뜨 남포점', '부산광역시 중구')).toBe(true)
    expect(same('파리바게뜨(남포)', '파리바게뜨(대청)', '부산광역시 중구')).toBe(false)
    expect(same('파리바게뜨(남포)', '파리바게뜨', '부산광역시 중구')).toBe(false)
  })

  it('match where 정육식당 is told in full', () => expect(same('온솔정육식당', '온솔정육점식 당', SUYEONG)).toBe(true))

  it('match where a chain has 앤 before its trade', () =>
    expect(same('로니로티이태리반점', '로니로티앤이태리반점', SUYEONG)).toBe(true))

  it('do not match where a short name was cut and has a slip besides, unless the branch is the same', () => {
    expect(same('커피그림', '커피그리고', SUYEONG)).toBe(false)
    expect(same('텥퍼센트 마포구청점', '텐퍼센트커피 마포구청점', '서울특별시 마포구')).toBe(true)
  })

  it('do not match where a house or a cuisine beside a locality or a short name may be another sign', () => {
    expect(same('목포한치', '목포한치촌', SUYEONG)).toBe(false)
    expect(same('온솔', '중화요리온솔', SUYEONG)).toBe(false)
  })

  it('match where a number is said digit by digit', () => {
    expect(same('카페 구공팔', '카페 908', SUYEONG)).toBe(true)
    expect(same('카페 구공팔', '카페 918', SUYEONG)).toBe(false)
  })

  it('match where a 동 stands beside a road and the name says what is sold', () => {
    expect(same('온솔식당 (수영로12길 13-1)', '온솔식당 (망미동)', SUYEONG)).toBe(true)
    expect(same('온솔정 (수영로12길 13-1)', '온솔정 (망미동)', SUYEONG)).toBe(false)
  })

  it('match where a chain’s short name has the branch joined to it', () => {
    expect(same('컴포즈온비치', '컴포즈커피 온비치점', SUYEONG)).toBe(true)
    expect(same('컴포즈온비치', '컴포즈커피 달비치점', SUYEONG)).toBe(false)
  })

  it('match where a province without a district has the city before one branch', () => {
    expect(same('도미노피자 둔산점', '도미노피자 \n대전둔산점', '대전광역시')).toBe(true)
    expect(same('파리바게뜨화곡점', '파리바게뜨 화곡본동점', '서울특별시')).toBe(false)
  })

  it('match in a province where one adds 식당 alone', () => {
    expect(same('온솔방', '온솔방식당', '대구광역시')).toBe(true)
    expect(same('온솔방', '온솔방갈비', '대구광역시')).toBe(false)
  })

  it('do not match in three syllables with another vowel, but with a slip of a consonant', () => {
    expect(same('덕혜원', '덕화원', SUYEONG)).toBe(false)
    expect(same('온토길', '온톳길', SUYEONG)).toBe(true)
  })

  it('match where the chain has one shop in a district', () => {
    expect(same('소담촌', '소담촌 망미점', SUYEONG)).toBe(true)
    expect(same('스타벅스', '스타벅스 망미점', SUYEONG)).toBe(false)
  })

  it('match where one has the road, the other the lot, and both the house’s number', () => {
    expect(same('온솔정 (중구 정동길 41-3)', '온솔정(중구 정동 11-4)', '서울특별시')).toBe(true)
    expect(same('온솔정 (중구 정동길 41-3)', '온솔정(중구 정동)', '서울특별시')).toBe(false)
    expect(same('스타벅스 (중구 정동길 41-3)', '스타벅스(중구 정동 11-4)', '서울특별시')).toBe(false)
  })

  it.each([
    ['온솔청국장집(중구 남대문로1길 26-40)', '온솔청국장집(중구 남대문로1길 26-4)'],
    ['온솔민물장어 (중구 세종대로18길 6-1)', '온솔민물장어(중구 세종대로19길 6-1)'],
    ['온솔참치 (영등포구 당산로32길  5)', '온솔참치 (영등포구32길 5)'],
  ])('match for a person to decide, where the address has a slip: %s and %s', (a, b) => {
    const { same, confidence } = compare(a, b, '서울특별시')
    expect(same).toBe(true)
    expect(confidence).toBeLessThan(0.9)
  })

  it('match where a line break tore the district', () =>
    expect(same('온솔옥(금 천구 시흥대로73길 67)', '온솔옥 (시흥대로73길 67)', '서울특별시')).toBe(true))

  it.each([
    ['온솔청국장집(중구 남대문로1길 26-40)', '온솔청국장집(중구 남대문로1길 26-5)'],
    ['온솔민물장어 (중구 세종대로18길 6-1)', '달빛추어탕(중구 세종대로19길 6-1)'],
    ['스타벅스 (중구 세종대로18길 6-1)', '스타벅스(중구 세종대로19길 6-1)'],
  ])('do not match at another number, with another name or as a chain: %s and %s', (a, b) =>
    expect(same(a, b, '서울특별시')).toBe(false),
  )

  it('match where a university is told in full, or without a word in front', () => {
    expect(same('온솔푸드 한국온솔대점', '온솔푸드 한국온솔대학교', SUYEONG)).toBe(true)
    expect(same('디저트39 한국온솔대점', '디저트39 온솔대점', SUYEONG)).toBe(true)
    expect(same('디저트39 서대전역점', '디저트39 대전역점', SUYEONG)).toBe(false)
  })

  it('match where a chain’s shop tells its place in front, or with its city', () => {
    expect(same('온솔면파리바게뜨', '파리바게뜨 청주온솔점', '충청북도 청주시')).toBe(true)
    expect(same('서브웨이 청주온솔', '서브웨이 온솔점', '충청북도 청주시')).toBe(true)
    expect(same('온솔면파리바게뜨', '파리바게뜨 달솔점', '충청북도 청주시')).toBe(false)
    expect(same('서브웨이 청주온솔', '서브웨이 청주달솔점', '충청북도 청주시')).toBe(false)
  })

  it('match in 세종, which has no districts, as in any other city', () => {
    expect(compare('온솔찬식당', '온솔찬 식당', SEJONG).confidence).toBeGreaterThanOrEqual(0.8)
    expect(same('온솔찬 세종나성점', '온솔찬 나성점', SEJONG)).toBe(true)
    expect(same('온솔찬 세종직영점', '온솔찬 직영점', SEJONG)).toBe(true)
    expect(same('온솔찬 나성점', '온솔찬 보람점', SEJONG)).toBe(false)
  })

  it('match where a chain’s branch is named after the whole city, but not after a 구', () => {
    expect(same('교촌치킨', '교촌치킨 의정부점', UIJEONGBU)).toBe(true)
    expect(same('교촌치킨', '교촌치킨 가능점', UIJEONGBU)).toBe(false)
    expect(same('교촌치킨', '교촌치킨 수영점', SUYEONG)).toBe(false)
  })
})

it('a locality in front of a name is another branch, or the one that the other name has', () => {
  expect(same('온솔화 시청점', '세교온솔화', '경기도 오산시')).toBe(false)
  expect(same('온솔화 세교점', '세교온솔화', '경기도 오산시')).toBe(true)
})

it('names whose first two syllables both differ are two', () => {
  expect(same('이화찹쌀순대', '인하찹쌀순대', SUYEONG)).toBe(false)
  expect(same('이화찹쌀순대', '이하찹쌀순대', SUYEONG)).toBe(true)
})

it('a name with a number behind it is the second shop', () => {
  expect(same('온솔찬먹고가소', '온솔찬먹고가소2', UIJEONGBU)).toBe(false)
  expect(same('온솔찬먹고가소', '온솔찬먹고가소라', UIJEONGBU)).toBe(true)
})

it('a word for a café behind a longer name may be another in the next cell', () => {
  for (const other of ['온솔마루커피', '온솔마루 coffee', '온솔마루 CAFE'])
    expect(same('온솔마루카페', other, SUYEONG), other).toBe(true)
  expect(same('온솔카페', '온솔커피', SUYEONG)).toBe(false)
  expect(same('온솔마루카페', '온솔마로커피', SUYEONG)).toBe(false)
})

it('a branch may be left out in a city whose office names no district, but not a chain’s', () => {
  expect(same('카페 온솔무', '카페온솔무 둔산시청점', '대전광역시')).toBe(true)
  expect(same('온솔', '온솔 둔산시청점', '대전광역시')).toBe(false)
  expect(same('스타벅스', '스타벅스 둔산시청점', '대전광역시')).toBe(false)
})
