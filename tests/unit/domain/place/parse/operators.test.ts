import { describe, expect, it } from 'vitest'
import { parsePlace } from '@/domain/place/parse/parsePlace'

const nameOf = (cell: string) => parsePlace(cell).shops.map(({ name }) => name)

describe('Companies before a sign', () => {
  it.each([
    ['(주)해든유통 우마루', '우마루'],
    ['㈜라온식품 홍이네 (중구 다동 5 1층)', '홍이네'],
    ['(주)한빛랜드 떡을 치다', '떡을 치다'],
    ['㈜가온푸드 보들이 족발 (중구 다동 5)', '보들이 족발'],
    ['(주)나래외식산업 포차AS', '포차AS'],
    ['주식회사 나래에프앤비달무리옥', '달무리옥'],
    ['(주)신화푸드달무리연송도국제신도시점', '달무리연'],
    ['주식회사달무(달무송도점)', '달무'],
    ['나래농원영농법인 달무리팜', '달무리팜'],
  ])('A marked company with a known ending is left out: %s', (cell, sign) => expect(nameOf(cell)).toEqual([sign]))

  it('A company whose name ends as a dish is not read as a second shop in front of a café', () => {
    expect(nameOf('㈜누리봄푸드 달무커피')).toEqual(['달무커피'])
    expect(nameOf('온솔백반 달무커피')).toEqual(['온솔백반', '달무커피'])
  })

  it('A company in a hotel’s bracket or a surname before a bracket is not a sign', () => {
    expect(nameOf('달무리호텔(온솔개발)')).toEqual(['달무리호텔'])
    expect(nameOf('김 (온솔낙지)')).toEqual(['온솔낙지'])
  })

  it('A company stays when only a room, a locality or a part of its name follows', () => {
    expect(nameOf('(주)한빛랜드 식당')).toEqual(['한빛랜드 식당'])
    expect(nameOf('(주)가온푸드 시청')).toEqual(['가온푸드 시청'])
    expect(nameOf('(주)달빛 코리아')).toEqual(['달빛 코리아'])
  })

  it('A misspelt 주식회사 is left out before the sign', () => expect(nameOf('주식히사 온솔참치')).toEqual(['온솔참치']))

  it('A company stays when only dishes follow, and its bracket may hold a shop with a branch', () => {
    expect(nameOf('㈜온솔석 돼지갈비 삼겹살')).toEqual(['온솔석 돼지갈비 삼겹살'])
    expect(nameOf('농업회사법인(주)온솔한우')).toEqual(['온솔한우'])
    expect(nameOf('주-온솔푸드')).toEqual(['온솔푸드'])
    expect(parsePlace('(주)온솔푸드(달빛설화시청점)').shops).toMatchObject([{ name: '달빛설화', branch: '시청점' }])
  })

  it('A company in the bracket of a sign is left out, even if the sign is named like a venue', () => {
    for (const sign of ['별빛야시장', '나래회관', '달빛클럽']) expect(nameOf(`${sign}((주)가온푸드)`)).toEqual([sign])
    expect(nameOf('별빛우동((주)나래외식산업)')).toEqual(['별빛우동'])
  })

  it('A shop in the bracket of a payer or a store is found', () => {
    expect(nameOf('코페이_키오스크 (나래육개장)')).toEqual(['나래육개장'])
    expect(nameOf('롯데백화점 (겐조우동)')).toEqual(['겐조우동'])
    expect(nameOf('코페이_키오스크(영세)나래육개장')).toEqual(['나래육개장'])
    expect(nameOf('네이버파이낸셜 (뚜레쥬르 종로)')).toEqual(['뚜레쥬르 종로'])
  })
})

it('A public body is left out before the sign of its shop, and alone it is not a place', () => {
  expect(nameOf('부산서구지역자활센터 온솔비 서구점')).toEqual(['온솔비'])
  expect(nameOf('(주)대구남구시니어클럽온솔커피')).toEqual(['온솔커피'])
  expect(nameOf('온솔지역자활센터/카페온솔')).toEqual(['카페온솔'])
  expect(nameOf('온솔지역자활센터')).toEqual([])
})
