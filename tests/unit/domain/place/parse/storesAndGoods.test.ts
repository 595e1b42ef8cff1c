import { describe, expect, it } from 'vitest'
import { parsePlace } from '@/domain/place/parse/parsePlace'

const inShort = (raw: string) => parsePlace(raw).shops.map(({ name, branch }) => `${name} | ${branch ?? '-'}`)

describe('Tenants of a store', () => {
  it.each([
    ['롯데백화점노원점 달무리옥', '달무리옥 | -'],
    ['현대백화점 온솔리디아', '온솔리디아 | -'],
    ['롯데백화점-온솔리디아', '온솔리디아 | -'],
    ['롯데몰 은평점 101번지 온솔돈까스', '101번지 온솔돈까스 | -'],
    ['롯데백화점 노원점 지하1층 달빛국수', '달빛국수 | -'],
    ['달무리 이마트월계점', '달무리 | 이마트월계점'],
    ['달무리 나래온호텔 세종점', '달무리 | 나래온호텔 세종점'],
    ['온솔축산 동대신점', '온솔축산 | 동대신점'],
    ['온솔농원(달창점)', '온솔농원 | 달창점'],
    ['달무리 이마트 월계점', '달무리 | 이마트 월계점'],
    ['달빛국수(주) 이마트월계점', '달빛국수 | 이마트월계점'],
    ['동해(주) 롯데몰 은평지점', '동해 | 롯데몰 은평지점'],
  ])('A tenant of a store is read as the place in "%s"', (raw, shop) => expect(inShort(raw)).toEqual([shop]))

  it.each([
    '이마트월계점',
    '롯데백화점 노원점',
    '롯데백화점노원점 식품관',
    '하이웨이마트구의점',
    '한별㈜ 롯데마트 서울역점',
  ])('The store "%s" without a tenant is not a place to eat', (raw) => expect(parsePlace(raw).kind).toBe('nonplace'))
})

describe('Goods, markets and withheld names', () => {
  it.each([
    ...['과일달무리', '문구뱅크', '달별시장', '망원시장', '개인(성명 비공개)', '성명 비공개'],
    ...['온솔플라워 스타필드 시청점', '온솔꽃집 이마트점'],
    ...[
      'GS 프레쉬',
      '네이버플러스 스토어',
      '로컬푸드 무인판매대',
      '온솔브릭스 과일창고',
      '마트킹온솔',
      '대백마트남구청점',
    ],
    ...['울산광역시 중구청', '학교법인 온솔학원'],
    ...['중구청 후생관', '링코서울시청점', '온솔농업협동조합하'],
    ...['광주광역시 북구 구내', '북구청 구내', '77889', '사용장소'],
    ...[
      '온솔휴게(서울)주유소',
      '온솔(주)주유소',
      '나래(주)온솔주유소',
      '온솔목공방',
      '플로라온솔',
      '온솔칠성음료',
      '온솔김치',
    ],
    ...['옥션(온솔커피)', '11번가(달빛원두)', '농업회사법인온솔샘', '농업회사법인(주)나래팜', '온솔문화마을'],
    ...['(주)에치와이', '네이퍼파이낸셜㈜', '청호나이스(주)/특별할부', '온솔해운(주)', '대구문화방송', '온솔학교'],
    ...['국회회관3식(온솔호텔)', '회관의원식당(온솔)', '온솔호텔(회관3식당)', '온솔동 변가온'],
  ])('"%s" is not a place to eat', (raw) => expect(parsePlace(raw)).toMatchObject({ kind: 'nonplace', shops: [] }))

  it.each([
    '시장국밥',
    '광장시장 빈대떡',
    '달빛야시장',
    '달무리회시장',
    '과일주스달',
    '과일카페 봄',
    '문구네 식당',
    '참치백화점',
    '갈비공판장',
    '카페 플로라운지',
    '온솔커피플라워',
  ])('The sign "%s" is not mistaken for goods or a market', (raw) => expect(inShort(raw)).toEqual([`${raw} | -`]))
})

describe('Numbers and headers in a cell', () => {
  it.each([
    ['77889 노원점', '77889 | 노원점'],
    ['77889노원역점', '77889 | 노원역점'],
    ['달무리웨이 사용장소', '달무리웨이 | -'],
    ['달무리국밥(노원역점) 사용장소', '달무리국밥 | 노원역점'],
  ])('A number stays a sign and a header is dropped in "%s"', (raw, shop) => expect(inShort(raw)).toEqual([shop]))
})
