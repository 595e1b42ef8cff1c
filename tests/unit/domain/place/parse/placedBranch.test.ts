import { describe, expect, it } from 'vitest'
import { parsePlace } from '@/domain/place/parse/parsePlace'

const addressOf = (raw: string) => parsePlace(raw).shops.map(({ name, address, sigungu }) => [name, address, sigungu])
const nameAndBranch = (raw: string) => parsePlace(raw).shops.map(({ name, branch }) => `${name} | ${branch ?? '-'}`)

describe('Branches named by an institution or a number', () => {
  it.each([
    ['달무리추어탕 수성구청역점(범어로19길 24)', '달무리추어탕 | 수성구청역점'],
    ['달빛국수 강남구청역점', '달빛국수 | 강남구청역점'],
    ['달무리다방 북구중흥점', '달무리다방 | 북구중흥점'],
    ['별카페 중구신흥점', '별카페 | 중구신흥점'],
    ['달무리수성구청역점', '달무리 | 수성구청역점'],
    ['달무리첨단2지구점', '달무리 | 첨단2지구점'],
    ['달무리 송도2공구점', '달무리 | 송도2공구점'],
    ['달무리2공구점', '달무리 | 2공구점'],
    ['달무리3단지점', '달무리 | 3단지점'],
    ['달무리다방 나래문화의거리점', '달무리다방 | 나래문화의거리점'],
    ['좋구먼 반상 율동점', '좋구먼 반상 | 율동점'],
    ['온솔집연동점 주', '온솔집 | 연동점'],
    ['온솔당동촌유원지점', '온솔당 | 동촌유원지점'],
    ['온솔미역공업탑점', '온솔미역 | 공업탑점'],
    ['(유)온솔옥 세종예술', '온솔옥 세종예술 | -'],
    ['더 온솔백숙본점', '더 온솔백숙 | 본점'],
    ['달무리골 시흥 은계점', '달무리골 | 시흥 은계점'],
    ['달무리원세종직영점', '달무리원 | 세종직영점'],
    ['달무리강원세종점', '달무리강원 | 세종점'],
    ['달무리교원대점', '달무리 | 교원대점'],
    ['달무리연구단지점', '달무리 | 연구단지점'],
    ['청주점 삿뽀로', '삿뽀로 | 청주점'],
    ['본점 달무리식당', '달무리식당 | 본점'],
    ['1호점 달무리식당(중구)', '달무리식당 | 1호점'],
    ['목동점삿뽀로', '삿뽀로 | 목동점'],
    ['달무리42VIP점', '달무리42 | VIP점'],
    ['달무리흑염소목상동점', '달무리흑염소 | 목상동점'],
    ['카페니무산성점', '카페니무 | 산성점'],
    ['할리스커피,kbs본관점', '할리스커피 | kbs본관점'],
    ['달무리순대국/김포전원마을점', '달무리순대국 | 김포전원마을점'],
    ['달무리남구점', '달무리 | 남구점'],
    ['놀부온솔찬연달무리하계점', '놀부온솔찬연달무리 | 하계점'],
    ['달무리울산중구점', '달무리 | 울산중구점'],
    ['달무리성북구점', '달무리 | 성북구점'],
    ['온솔옥동구1호점', '온솔옥 | 동구1호점'],
    ['온솔콩나 달무리중구점', '온솔콩나 달무리 | 중구점'],
    ['달무리북구청역점', '달무리 | 북구청역점'],
    ['파스쿠찌울산중 구새벽점', '파스쿠찌 | 울산중 구새벽점'],
    ['온솔그집○비탕대구다솔점', '온솔그집○비탕 | 대구다솔점'],
  ])('A branch keeps its whole place name: "%s"', (raw, shop) => expect(nameAndBranch(raw)).toEqual([shop]))

  it.each([
    ['청춘 달빛광화문점', '청춘 달빛 | 광화문점'],
    ['더 달빛국수광화문점', '더 달빛국수 | 광화문점'],
    ['달무리주막 1929종로점', '달무리주막 1929 | 종로점'],
    ['달무리푸드 시스템노원점', '달무리푸드 시스템 | 노원점'],
  ])('A branch may begin inside a word: "%s"', (raw, shop) => expect(nameAndBranch(raw)).toEqual([shop]))
})

describe('Brackets that name only a city', () => {
  it('A city alone in brackets is where the shop is', () =>
    expect(addressOf('온솔토못메기(부천)')).toEqual([['온솔토못메기', '부천', '부천시']]))

  it('A place before 소재 is where the shop is, in brackets or behind a slash', () => {
    expect(addressOf('달무솥밥/중구대흥동소재')).toEqual([['달무솥밥', '중구대흥동', '중구']])
    expect(addressOf('달무솥밥(대흥동소재)')).toEqual([['달무솥밥', '대흥동', null]])
  })

  it('A bracket holds the shop when the city stands outside', () =>
    expect(addressOf('대구(온솔즈)')).toEqual([['온솔즈', '대구', null]]))

  it('The bracket of a public body holds the shop', () =>
    expect(nameAndBranch('방배노인종합복지관 (온솔카페1호점)')).toEqual(['온솔카페 | 1호점']))
})

describe('Brackets that name only a quarter or a station', () => {
  it.each([
    ['온솔제과(마포)', ['온솔제과', '마포', null]],
    ['㈜온솔재(망원)', ['온솔재', '망원', null]],
    ['파리바게뜨(구로대림)', ['파리바게뜨', '구로대림', null]],
    ['온솔제과(마포)(마포구 백범로 5)', ['온솔제과', '마포구 백범로 5', '마포구']],
    ['굽네치킨 (경복궁) 점', ['굽네치킨', null, null]],
    ['온솔(SFC)', ['온솔', null, null]],
    ['온솔갈비(상암가)', ['온솔갈비', null, null]],
    ['OnSol(가회) Cafe', ['OnSol Cafe', null, null]],
  ])('A quarter in brackets is the address unless it is a branch, a house or a spelling: "%s"', (raw, shop) =>
    expect(addressOf(raw)).toEqual([shop]),
  )

  it('A bracket that ends in 지점 is the branch', () =>
    expect(nameAndBranch('온솔온달(근대문화관 지점)')).toEqual(['온솔온달 | 근대문화관 지점']))
})

describe('Brackets behind a kind of shop', () => {
  it.each([
    ['한정식(달무재)', '달무재'],
    ['중식당(온솔루)', '온솔루'],
    ['일식(장어)', '일식'],
    ['한정식(홍길동)', '한정식'],
  ])('A bracket behind a kind of shop holds the name unless it is a dish or a person: "%s"', (raw, name) =>
    expect(addressOf(raw).map(([shop]) => shop)).toEqual([name]),
  )
})

it('A branch at a police station is not read as a bookshop', () =>
  expect(nameAndBranch('온솔키친수영경찰서점')).toEqual(['온솔키친 | 수영경찰서점']))

describe('Offices of a 면', () => {
  it('The office of a 면 is read as a noodle shop’s sign only when no 면 is named', () => {
    expect(parsePlace('면사무소').kind).toBe('shop')
    expect(parsePlace('강내면사무소').kind).toBe('nonplace')
  })
})
