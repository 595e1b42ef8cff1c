import { describe, expect, it } from 'vitest'
import { parsePlace } from '@/domain/place/parse/parsePlace'

const inShort = (raw: string) =>
  parsePlace(raw).shops.map(({ name, branch, address }) =>
    [name, branch, address].map((field) => field ?? '-').join(' | '),
  )

describe('Notes behind the place', () => {
  it.each([
    ['달빛초밥 송파구 거마로2길 3-4) ※ 배달 및 포장 가능 음식점', '달빛초밥 | - | 송파구 거마로2길 3-4'],
    ['달빛식당 ※ 포장', '달빛식당 | - | -'],
    ['달빛식당(중구 무교로 17) - 음식배달, 개인별로 취식', '달빛식당 | - | 중구 무교로 17'],
    ['달빛식당(중구 무교로 17) -직원 간담회', '달빛식당 | - | 중구 무교로 17'],
    ['달빛식당(중구 무교로 17-1복사)', '달빛식당 | - | 중구 무교로 17-1'],
    ['TST* DALBIT COFFEE - 7', 'DALBIT COFFEE | - | -'],
    ['SQ *달빛커피', '달빛커피 | - | -'],
  ])('A note behind the place is cut off from "%s"', (raw, shop) => expect(inShort(raw)).toEqual([shop]))

  it.each([
    ['호아빈 - 시청점', '호아빈 | 시청점 | -'],
    ['달빛식당(중구 다동 12-3)', '달빛식당 | - | 중구 다동 12-3'],
  ])('A branch or a number behind a dash is kept in "%s"', (raw, shop) => expect(inShort(raw)).toEqual([shop]))
})

describe('Marks and companies with a sign', () => {
  it.each([
    ['동해 (주) 종로 지점', '동해 | 종로 지점 | -'],
    ['(주)한별상품 달무리', '달무리 | - | -'],
    ['주식회사한별 CAFEMOON (중구 무교로 17)', 'CAFEMOON | - | 중구 무교로 17'],
    ['한별식물원(달무리)', '달무리 | - | -'],
    ['한별레지던스( 달무리)', '달무리 | - | -'],
    ['㈜ 한 별 ( 달 무 리 )', '달 무 리 | - | -'],
    ['한별 동대문(버거킹)', '버거킹 | - | -'],
    ['한별초점(메가커피)', '메가커피 | 한별초점 | -'],
    ['달무리옥(포스)', '달무리옥 | - | -'],
    ['뚜리옥(제주흑돈)', '뚜리옥 | - | -'],
    ['한빛어르신행복(주)달무리437', '달무리437 | - | -'],
    ['노원행복(주) 노원437카페', '노원437카페 | - | -'],
    ['달무리국밥 (주)나래사랑', '달무리국밥 | - | -'],
    ['달무리 당산점(주)나래타스', '달무리 | 당산점 | -'],
    ['롯데쇼핑(주) 달무리옥', '달무리옥 | - | -'],
    ['롯데쇼핑(주)노원점-달무리옥', '달무리옥 | 노원점 | -'],
    ['(주)한별지코리아매드포갈릭', '매드포갈릭 | - | -'],
    ['(주)한별지코리아매드포갈릭상암엠비씨점', '매드포갈릭 | 상암엠비씨점 | -'],
  ])('A mark or a company is separated from the sign in "%s"', (raw, shop) => expect(inShort(raw)).toEqual([shop]))

  it('A company with an online mall in its bracket is not a place', () =>
    expect(parsePlace('(주)한별 (인터넷우체국쇼핑)').kind).toBe('nonplace'))
})

describe('Branches and addresses without a separator', () => {
  it.each([
    ['북창동순두부, 서울시의회점 (중구 세종대로 21길 22)', '북창동순두부 | 서울시의회점 | 중구 세종대로 21길 22'],
    ['발산)달무리국수 (강서구 강서로)', '달무리국수 | - | 강서구 강서로'],
    ['달빛중구 서소문로 109-3)', '달빛 | - | 중구 서소문로 109-3'],
    ['달밥잠실학원사거리점', '달밥 | 잠실학원사거리점 | -'],
  ])('A branch or address without a separator is found in "%s"', (raw, shop) => expect(inShort(raw)).toEqual([shop]))

  it('A chain after a dish or a branch starts a second place', () => {
    expect(inShort('달무리순대국 더벤티 시청점')).toEqual(['달무리순대국 | - | -', '더벤티 | 시청점 | -'])
    expect(inShort('(주)달무리가든 투썸플레이스 시청점')).toEqual(['투썸플레이스 | 시청점 | -'])
    expect(inShort('스타벅스 덕천점달박사 횟집')).toEqual(['스타벅스 | 덕천점 | -', '달박사 횟집 | - | -'])
    expect(inShort('남포면옥, 우래옥')).toHaveLength(2)
    expect(inShort('달빛커피 로스터스')).toHaveLength(1)
  })
})

describe('Texts in the column of places', () => {
  it.each([
    '환경개선부담금 부과 및 징수 관련 간담회비 지급',
    '기획예산과 직원 격려',
    '간담회',
    '음식점명',
    '식당명',
    '본부장(방재시설부 직원 부친상)',
    '구청장',
    '시설국장(홍길동 자녀 결혼)',
    '센터 직원 다과 및 커피류',
    '회의용 다과',
  ])('"%s" is not a restaurant', (raw) => expect(parsePlace(raw)).toMatchObject({ kind: 'nonplace', shops: [] }))

  it.each(['시골집 및 달빛', '직원들의 부엌', '관련없는 식당', '온다과', '교육대 커피'])(
    '"%s" is read as a restaurant',
    (raw) => expect(parsePlace(raw).shops.length).toBeGreaterThan(0),
  )
})
