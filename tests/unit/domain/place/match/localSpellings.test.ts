import { describe, expect, it } from 'vitest'
import { comparePlaces } from '@/domain/place/match/comparePlaces'

const compare = (a: string, b: string, context: string) => comparePlaces({ raw: a, context }, { raw: b, context })
const same = (a: string, b: string, context: string) => compare(a, b, context).same
const SUYEONG = '부산광역시 수영구'
const UIJEONGBU = '경기도 의정부시'
const SEJONG = '세종특별자치시'

describe('Spellings of one place in one district', () => {
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
  ])('Spellings with extra words or small slips match, but need review: "%s" and "%s"', (a, b) => {
    expect(compare(a, b, SUYEONG)).toMatchObject({ same: true })
    expect(compare(a, b, SUYEONG).confidence).toBeLessThan(0.8)
  })

  it.each([
    ['달무회집', '달무횟집'],
    ['달무 순대국', '달무순댓국'],
    ['온솔설농탕', '온솔설렁탕'],
    ['온솔아구찜', '온솔아귀찜'],
    ['온솔바베큐', '온솔바비큐'],
  ])('Two spellings of one word match: "%s" and "%s"', (a, b) =>
    expect(compare(a, b, SUYEONG)).toMatchObject({ same: true }),
  )

  it.each([
    ['TheClassic908', '더클래식908'],
    ['Green Kitchen', '그린키친'],
    ['CHAI908(온솔점)', '차이908 온솔점'],
  ])('A sign in Latin letters matches its Korean spelling: "%s" and "%s"', (a, b) =>
    expect(compare(a, b, SUYEONG)).toMatchObject({ same: true }),
  )

  it('A branch whose place ends in 지 matches without its 점', () => {
    expect(same('온솔단골 시지점', '온솔단골 시지', '대구광역시 수성구')).toBe(true)
    expect(same('온솔단골 시지점', '온솔단골 시장점', '대구광역시 수성구')).toBe(false)
  })

  it('A chain’s branch in brackets matches the same quarter and no other', () => {
    expect(same('파리바게뜨(남포)', '파리바게뜨 남포점', '부산광역시 중구')).toBe(true)
    expect(same('파리바게뜨(남포)', '파리바게뜨(대청)', '부산광역시 중구')).toBe(false)
    expect(same('파리바게뜨(남포)', '파리바게뜨', '부산광역시 중구')).toBe(false)
  })

  it('정육식당 and 정육점식당 match', () => expect(same('온솔정육식당', '온솔정육점식 당', SUYEONG)).toBe(true))

  it('A chain matches with and without 앤 before its trade', () =>
    expect(same('로니로티이태리반점', '로니로티앤이태리반점', SUYEONG)).toBe(true))

  it('A shortened name with a slip matches only at the same branch', () => {
    expect(same('커피그림', '커피그리고', SUYEONG)).toBe(false)
    expect(same('텥퍼센트 마포구청점', '텐퍼센트커피 마포구청점', '서울특별시 마포구')).toBe(true)
  })

  it('A locality or a short name does not match itself with a trade or cuisine added', () => {
    expect(same('목포한치', '목포한치촌', SUYEONG)).toBe(false)
    expect(same('온솔', '중화요리온솔', SUYEONG)).toBe(false)
  })

  it('A number spelled digit by digit matches its digits', () => {
    expect(same('카페 구공팔', '카페 908', SUYEONG)).toBe(true)
    expect(same('카페 구공팔', '카페 918', SUYEONG)).toBe(false)
  })

  it('A 동 matches a road address only when the name says what is sold', () => {
    expect(same('온솔식당 (수영로12길 13-1)', '온솔식당 (망미동)', SUYEONG)).toBe(true)
    expect(same('온솔정 (수영로12길 13-1)', '온솔정 (망미동)', SUYEONG)).toBe(false)
  })

  it('A chain’s short name with the branch joined to it matches that branch only', () => {
    expect(same('컴포즈온비치', '컴포즈커피 온비치점', SUYEONG)).toBe(true)
    expect(same('컴포즈온비치', '컴포즈커피 달비치점', SUYEONG)).toBe(false)
  })

  it('A branch matches with its city in front when the province has no district', () => {
    expect(same('도미노피자 둔산점', '도미노피자 \n대전둔산점', '대전광역시')).toBe(true)
    expect(same('파리바게뜨화곡점', '파리바게뜨 화곡본동점', '서울특별시')).toBe(false)
  })

  it('A name matches with only 식당 added when the province has no district', () => {
    expect(same('온솔방', '온솔방식당', '대구광역시')).toBe(true)
    expect(same('온솔방', '온솔방갈비', '대구광역시')).toBe(false)
  })

  it('Names of three syllables match with a slip in a consonant, but not with another vowel', () => {
    expect(same('덕혜원', '덕화원', SUYEONG)).toBe(false)
    expect(same('온토길', '온톳길', SUYEONG)).toBe(true)
  })

  it('A small chain matches its branch in a district, and a large chain does not', () => {
    expect(same('소담촌', '소담촌 망미점', SUYEONG)).toBe(true)
    expect(same('스타벅스', '스타벅스 망미점', SUYEONG)).toBe(false)
  })

  it('A road and a lot address of one name match when both have a number, except for a chain', () => {
    expect(same('온솔정 (중구 정동길 41-3)', '온솔정(중구 정동 11-4)', '서울특별시')).toBe(true)
    expect(same('온솔정 (중구 정동길 41-3)', '온솔정(중구 정동)', '서울특별시')).toBe(false)
    expect(same('스타벅스 (중구 정동길 41-3)', '스타벅스(중구 정동 11-4)', '서울특별시')).toBe(false)
  })

  it.each([
    ['온솔청국장집(중구 남대문로1길 26-40)', '온솔청국장집(중구 남대문로1길 26-4)'],
    ['온솔민물장어 (중구 세종대로18길 6-1)', '온솔민물장어(중구 세종대로19길 6-1)'],
    ['온솔참치 (영등포구 당산로32길  5)', '온솔참치 (영등포구32길 5)'],
  ])('One name matches with less confidence when the address has a slip: "%s" and "%s"', (a, b) => {
    const { same, confidence } = compare(a, b, '서울특별시')
    expect(same).toBe(true)
    expect(confidence).toBeLessThan(0.9)
  })

  it('A district split by a line break still matches', () =>
    expect(same('온솔옥(금 천구 시흥대로73길 67)', '온솔옥 (시흥대로73길 67)', '서울특별시')).toBe(true))

  it.each([
    ['온솔청국장집(중구 남대문로1길 26-40)', '온솔청국장집(중구 남대문로1길 26-5)'],
    ['온솔민물장어 (중구 세종대로18길 6-1)', '달빛추어탕(중구 세종대로19길 6-1)'],
    ['스타벅스 (중구 세종대로18길 6-1)', '스타벅스(중구 세종대로19길 6-1)'],
  ])('Another number, another name or a chain prevents a match: "%s" and "%s"', (a, b) =>
    expect(same(a, b, '서울특별시')).toBe(false),
  )

  it('A branch named after a university matches in full or without its first word', () => {
    expect(same('온솔푸드 한국온솔대점', '온솔푸드 한국온솔대학교', SUYEONG)).toBe(true)
    expect(same('디저트39 한국온솔대점', '디저트39 온솔대점', SUYEONG)).toBe(true)
    expect(same('디저트39 서대전역점', '디저트39 대전역점', SUYEONG)).toBe(false)
  })

  it('A chain’s shop matches with its place in front or with its city', () => {
    expect(same('온솔면파리바게뜨', '파리바게뜨 청주온솔점', '충청북도 청주시')).toBe(true)
    expect(same('서브웨이 청주온솔', '서브웨이 온솔점', '충청북도 청주시')).toBe(true)
    expect(same('온솔면파리바게뜨', '파리바게뜨 달솔점', '충청북도 청주시')).toBe(false)
    expect(same('서브웨이 청주온솔', '서브웨이 청주달솔점', '충청북도 청주시')).toBe(false)
  })

  it('Names in 세종, which has no districts, match as in any other city', () => {
    expect(compare('온솔찬식당', '온솔찬 식당', SEJONG).confidence).toBeGreaterThanOrEqual(0.8)
    expect(same('온솔찬 세종나성점', '온솔찬 나성점', SEJONG)).toBe(true)
    expect(same('온솔찬 세종직영점', '온솔찬 직영점', SEJONG)).toBe(true)
    expect(same('온솔찬 나성점', '온솔찬 보람점', SEJONG)).toBe(false)
  })

  it('A bare chain matches a branch named after the whole city, but not one named after a 구', () => {
    expect(same('교촌치킨', '교촌치킨 의정부점', UIJEONGBU)).toBe(true)
    expect(same('교촌치킨', '교촌치킨 가능점', UIJEONGBU)).toBe(false)
    expect(same('교촌치킨', '교촌치킨 수영점', SUYEONG)).toBe(false)
  })
})

it('A locality in front of a name matches only the branch of that locality', () => {
  expect(same('온솔화 시청점', '세교온솔화', '경기도 오산시')).toBe(false)
  expect(same('온솔화 세교점', '세교온솔화', '경기도 오산시')).toBe(true)
})

it('Names whose first two syllables both differ do not match', () => {
  expect(same('이화찹쌀순대', '인하찹쌀순대', SUYEONG)).toBe(false)
  expect(same('이화찹쌀순대', '이하찹쌀순대', SUYEONG)).toBe(true)
})

it('A number behind a name means a second shop', () => {
  expect(same('온솔찬먹고가소', '온솔찬먹고가소2', UIJEONGBU)).toBe(false)
  expect(same('온솔찬먹고가소', '온솔찬먹고가소라', UIJEONGBU)).toBe(true)
})

it('Different words for a café behind a longer name match', () => {
  for (const other of ['온솔마루커피', '온솔마루 coffee', '온솔마루 CAFE'])
    expect(same('온솔마루카페', other, SUYEONG), other).toBe(true)
  expect(same('온솔카페', '온솔커피', SUYEONG)).toBe(false)
  expect(same('온솔마루카페', '온솔마로커피', SUYEONG)).toBe(false)
})

it('A city office may leave out the branch, except for a chain or a short name', () => {
  expect(same('카페 온솔무', '카페온솔무 둔산시청점', '대전광역시')).toBe(true)
  expect(same('온솔', '온솔 둔산시청점', '대전광역시')).toBe(false)
  expect(same('스타벅스', '스타벅스 둔산시청점', '대전광역시')).toBe(false)
})
