import { describe, expect, it } from 'vitest'
import { comparePlaces } from '@/domain/place/match/comparePlaces'

const compare = (a: string, b: string, context: string, other = context) => {
  const one = comparePlaces({ raw: a, context }, { raw: b, context: other })
  // The order of the two cells does not matter.
  expect(comparePlaces({ raw: b, context: other }, { raw: a, context })).toEqual(one)
  return one
}
const same = (a: string, b: string, context = '서울특별시', other = context) => compare(a, b, context, other).same
const MAPO = '서울특별시 마포구'

describe('Cells of one place', () => {
  it.each([
    ['（주）달빛 (중구 무교로 17)', '달빛/서울 중구 무교로 17,'],
    ['달빛식당 무교점 (중구 무교로 17)', '달빛식당(중구 무교로 17)'],
    ['달빛식당(시청점)(중구 무교동)', '달빛식당 중구 무교동 한빛빌딩 101'],
    ['달빛식당 시청점(중구 남대문로9길 40)', '달빛식당 시청점(서울 중구 다동 155)'],
    ['달빛식당 (종로구 서린동 111-1)', '달빛식당(서린점)'],
    ['달빛국밥집(중구 다 동길24-12)', '달빛국밥집(서울 중구 다동길 24-12)'],
    ['달빛식당(중구 무료로 21)', '달빛식당 (중구 무교로 21)'],
    ['STARBUCKS (중구 무교로 21)', '스타벅스(서울 중구 무교로 21)'],
    ['파리바게트(중구 다동 155)', '파리바게뜨 (중구 다동 155)'],
  ])('The cells "%s" and "%s" match', (a, b) => expect(same(a, b)).toBe(true))

  it.each([
    ['메가MGC커피 상수로데', '메가엠지씨커피 상 수로데오점'],
    ['달빛솔솔커피（Ｄａｌ', '달빛솔솔 커피(dal coffee)'],
    ['달O네나주곰탕', '달빛네나주곰탕'],
    ['칠달내백순대&순대국', '칠달네백순대&순대국 (마포구청점)'],
    ['마포구청점(메가MCC커피)', '메가엠지씨커피 마포구청점'],
    ['마포용강점 매머드익스프레스', '매머드익스프레스 마포용강점'],
    ['온솔스 홈플러스 상암월드컵점', '온솔스 홈플러스 월드컵점'],
    ['롯데백화점노원점 온솔옥', '온솔옥 롯데백화점노원점'],
    ['온솔커피', '온솔커피 Onsol Coffee'],
    ['온샐러드 앤포케', '온샐러드포케'],
    ['육O국밥', '육전국밥'],
    ['달빛식당, 온솔카페', '온솔카페/달빛식당'],
  ])('The cells "%s" and "%s" match within one district', (a, b) => expect(same(a, b, MAPO)).toBe(true))
})

describe('Cells of different places', () => {
  it.each([
    ['달빛식당(중구 무교로 17)', '별빛국밥(중구 무교로 17)'],
    ['달해수산(중구 무교로 16)', '달해일식(서울 중구 무교로 16)'],
    ['달빛식당(중구 무교로 17)', '달빛식당(마포구 양화로 17)'],
    ['달빛식당 (중구 무교로 17)', '달빛식당 (중구 서소문로11길 6-1)'],
    ['스타벅스 (중구 서소문로 120)', '스타벅스 (중구 서소문로 130)'],
    ['달빛식당 태평로2지점 (중구 서소문로 134-7)', '달빛식당 태평로지점 서울 중구 태평로2가'],
    ['명동달복 (서울 중구 명동7길 21)', '달복 (서울 중구 세종대로14길 22)'],
    ['달빛식당 무교점(중구 무교로 21)', '달빛식당 (중구 서소문동)'],
    ['이마트 목동점', '이마트 양재점'],
  ])('The cells "%s" and "%s" do not match', (a, b) => expect(same(a, b)).toBe(false))

  it.each([
    ['이디야커피 총신대점', '이디야커피 남성역점'],
    ['달빛식당 마포역점', '달빛식당 마포구청역점'],
    ['산달 7호점', '산달4호점'],
    ['메가엠지씨커피 북가', '메가엠지씨커피 홍제'],
    ['스타벅스', '스타벅스 마포역점'],
    ['달빛식당, 온솔카페', '나래옥, 온솔카페'],
    ['달빛식당, 온솔카페', '달빛식당'],
    ['온솔리', '온솔리 연'],
    ['주식회사 현대 백화점 나래 시티', '주식회사 현대 백화점 나래시티 (온솔참치)'],
  ])('The cells "%s" and "%s" do not match within one district', (a, b) => expect(same(a, b, MAPO)).toBe(false))
})

describe('Similar names in one district', () => {
  it.each([
    ['as it sounds', '솔빛마을찌게', '솔빛마을찌개'],
    ['with an error in the dish', '나래설렁당', '나래설렁탕'],
    ['with a dish in its other spelling', '솔나래설농탕', '솔나래설렁탕'],
    ['with a syllable lost inside', '솔달빛커피바', '솔달빛커피앤바'],
    ['with errors in a long name', '나래돌솥 찌개마을', '나래돌솥밥찌게마을'],
    ['with its words in another order', '미솔담롯데 합정점', '미솔담 합정롯데점'],
    ['with its branch in front of a chain', '월드컵공원 파리바게뜨', '파리바게뜨 월드컵공원점'],
    ['with its branch behind a longer name', '솔나래스프레즐 상암아트', '솔나래 상암아트점'],
    ['with a space inside the branch', '나래달밥합정 DT점', '나래달밥 합정DT 점'],
    ['with the operator in front', '(주)솔비푸드 나래향', '나래향'],
    ['with the kind of shop in front', '카페나래솔빛', '나래솔빛'],
    ['with the owner in front', '김나래의달빛누룽지', '달빛누룽지'],
    ['with a place in front', '합정솔나래', '솔나래 (마포구 양화로 45)'],
    ['with the operator behind', '솔나래푸드시스템', '솔나래'],
    ['with a dish behind', '솔나래', '솔나래 민물매운탕'],
    ['with its cuisine behind', '솔나래', '솔나래 달빛녹돈'],
    ['with a part left out', '나래달빛솔밥상', '나래달빛 무지개솔밥상'],
  ])('A name written %s matches: "%s" and "%s"', (_, a, b) => expect(same(a, b, MAPO)).toBe(true))

  it.each([
    ['솔하식당', '솔혜식당'],
    ['솔빛국밥상수', '솔빛국밥상암'],
    ['메가엠지씨커피 상수', '메가엠지씨커피 상암'],
    ['합정파리바게뜨', '파리바게뜨 상수점'],
    ['마포구청 파리바게뜨', '파리바게뜨 마포점'],
    ['남솔밥집', '솔밥집'],
    ['명동칼국수', '칼국수'],
    ['빠리바게뜨', '파리바게뜨 합정점'],
    ['봉평메밀막국수', '봉평메밀칼국수'],
    ['전주나루콩나물국밥', '전주부자콩나물국밥'],
    ['행복솔식당', '365행복솔식당'],
    ['상수 파리바게뜨', '상수합정 파리바게뜨'],
    ['커피빈', '커피베이'],
  ])('Similar names of different shops do not match: "%s" and "%s"', (a, b) => expect(same(a, b, MAPO)).toBe(false))
})

describe('Branches', () => {
  it('A branch named after a 동 or with the bare name does not match one named after its station', () => {
    expect(same('달빛국수 합정동점', '달빛국수 합정역점', MAPO)).toBe(false)
    expect(same('달빛국수 합정점', '달빛국수 합정역점', MAPO)).toBe(false)
  })

  it('A branch named after a 구 matches one named after its 구청 unless 구 is left out', () => {
    expect(same('달빛국수 마포구점', '달빛국수 마포구청점', MAPO)).toBe(true)
    expect(same('달빛국수 마포점', '달빛국수 마포구청점', MAPO)).toBe(false)
  })

  it('A branch still matches with its district in front, but not with another place in front', () => {
    expect(same('달빛국수 마포합정점', '달빛국수 합정점', MAPO)).toBe(true)
    expect(same('달빛국수 고대합정점', '달빛국수 합정점', MAPO)).toBe(false)
  })

  it('A shared branch makes up for extra words at the end of one name', () => {
    expect(same('나래솔 마포구청점', '나래솔전통국밥 마포구청점', MAPO)).toBe(true)
  })
})

describe('Addresses', () => {
  it.each([
    ['달빛식당(종로구 세검정로6 라길)', '달빛식당(종로구 세검정로 6라길 6)'],
    ['달빛식당(종로구 세문안로)', '달빛식당(종로구 새문안로9길 29-2)'],
    ['달빛식당(중구 세종대로21)', '달빛식당(중구 세종대로21길 22)'],
    ['달빛식당(중구 세종대호 124)', '달빛식당(중구 세종대로 124)'],
    ['달빛식당(중구 세종대로14실 22-5)', '달빛식당(중구 세종대로14길 22-5)'],
    ['나래향달개비(중구 세종대로19길 16)', '달개비(중구 세종대로19길)'],
    ['달빛식당 코리아나점(중구 세종대로 135)', '달빛식당 코리아나호텔점(중구 세종대로 135)'],
    ['달빛식당(중구 서소문로 132)', '달빛식당(중구 서소문로 132-1)'],
    ['달빛식당(중구 서소문로)', '달빛식당(중구 서소문로11길 14)'],
    ['정동국밥(중구 세종대로)', '정동국밥(중구 세종대로11길)'],
    ['솔나래추어탕(중구 무교로 17)', '솔나래남원추어탕(중구 무교로17)'],
  ])('Two spellings of one address match: "%s" and "%s"', (a, b) => expect(same(a, b)).toBe(true))

  it.each([
    ['달빛식당(중구 명동9길 35)', '달빛식당(중구 명동8길 35)'],
    ['무교솔나래(중구 무교로 17)', '솔나래(중구 중림동 419)'],
    ['남원추어탕(중구 다동길 17)', '남원추어탕(중구 서소문동 75)'],
    ['솔나래참치(중구 세종대로 135)', '솔나래참치(중구 세종대로22길 16)'],
    ['솔나래참치(중구 세종대로 135)', '솔나래참치(중구 세종대로22길)'],
    ['명동칼국수(중구 을지로)', '명동칼국수 본점(중구 을지로41길 5)'],
  ])('Different addresses keep two shops apart: "%s" and "%s"', (a, b) => expect(same(a, b)).toBe(false))

  it('Different 동 keep two shops of one name apart', () => {
    expect(same('솔나래빛 (염리동)', '솔나래빛 (아현동)', MAPO)).toBe(false)
    expect(same('염리동 (나주곰탕)', '아현동 (나주곰탕)', MAPO)).toBe(false)
  })

  it('Addresses in two provinces never match, even in districts of the same name', () => {
    expect(same('달빛솔식당', '달빛솔식당', '서울특별시 중구', '부산광역시 중구')).toBe(false)
    expect(same('달빛솔식당', '달빛솔식당', '서울특별시', '부산광역시')).toBe(false)
  })
})

describe('Brackets', () => {
  it.each([
    ['더달(나래와풍경)', '나래와 풍경'],
    ['솔미스(Solmis)', 'SOLMIS'],
    ['주식회사 나래푸드', '주식회사나래푸드(솔티옥)'],
    ['달빛나래(솔향) 중구 청계천로 8', '솔향, 중구 청계천로8'],
    ['솔커피에반달(상암', '솔커피에 반달 상암미소점'],
  ])('A bracket may hold the other cell’s name: "%s" matches "%s"', (a, b) => expect(same(a, b, MAPO)).toBe(true))

  it('Different signs in brackets keep two shops of one company apart', () => {
    expect(same('달빛나래(솔향)(중구 청계천로 8)', '달빛나래(제주바람)(중구 청계천로 8)', '서울특별시 중구')).toBe(
      false,
    )
  })
})

describe('Cells truncated at ten characters', () => {
  it.each([
    ['솔나래익스프레스 마', '솔나래익스프레스 마포구청점'],
    ['주식회사 솔나래몬과', '주식회사 솔나래몬과자점'],
  ])('A truncated cell matches the whole cell: "%s" and "%s"', (a, b) => expect(same(a, b, MAPO)).toBe(true))

  it('A truncated cell merges automatically only when it can mean a single place', () => {
    expect(compare('솔나래와달빛익스프레', '솔나래와달빛익스프레스 합정점', MAPO).confidence).toBeGreaterThanOrEqual(
      0.8,
    )
    expect(compare('메가엠지씨커피 마포', '메가엠지씨커피 마포구청점', MAPO).confidence).toBeLessThan(0.8)
    expect(compare('솔나래와달빛익스프레', '솔나래와달빛익스프레 합정점', MAPO).confidence).toBeLessThan(0.8)
  })
})

describe('Confidence', () => {
  it.each([
    ['달빛솔식당', '달빛솔 식당 (마포구 양화로 45)'],
    ['달빛솔식당 합정점', '달빛솔식당(합정점)'],
    ['달빛솔식당(양화로 45)', '달빛솔식당 합정점(마포구 양화로 45)'],
  ])('The confidence is high enough to merge "%s" and "%s" automatically', (a, b) =>
    expect(compare(a, b, MAPO).confidence).toBeGreaterThanOrEqual(0.8),
  )

  it.each([
    ['스타벅스', '스타벅스커피코리아'],
    ['달빛솔식당', '달빛솔식당 합정점'],
    ['달빛솔식당', '나래푸드 달빛솔식당'],
    ['나주곰탕', '나주곰탕(양화로 45)'],
    ['더달(나래와풍경)', '나래와 풍경'],
    ['달빛솔식당', '달빛솔식당（상암'],
    ['달빛솔식당(마포구 양화로 45)', '달빛솔식당(마포구 서소문)'],
    ['(주)달빛솔나래식당', '달빛솔나래식당합정점'],
  ])('The confidence is too low to merge "%s" and "%s" without clerical review', (a, b) => {
    expect(compare(a, b, MAPO)).toMatchObject({ same: true })
    expect(compare(a, b, MAPO).confidence).toBeLessThan(0.8)
  })
})
