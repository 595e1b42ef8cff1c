import { describe, expect, it } from 'vitest'
import { parsePlace } from '@/domain/place/parse/parsePlace'

const read = (raw: string) => {
  const { kind, shops } = parsePlace(raw)
  return [kind, ...shops.map(({ name, branch }) => (branch === null ? name : `${name}|${branch}`))]
}

describe('Cells of institutions outside Seoul', () => {
  it.each([
    ['온솔마루갈솔점', '온솔마루|갈솔점'],
    ['온솔하세솔정점 (중앙대로51길 37-2)', '온솔하세|솔정점'],
    ['치킨나라 솔흥오거리점', '치킨나라|솔흥오거리점'],
    ['샤브온솔안성CGV점', '샤브온솔|안성CGV점'],
    ['온솔장코다리당솔직영점', '온솔장코다리|당솔직영점'],
    ['온솔쭈꾸미동대구점', '온솔쭈꾸미|동대구점'],
    ['온솔커피,사직한빛예가점', '온솔커피|사직한빛예가점'],
  ])('The cell "%s" has a branch in no list of localities', (raw, shop) => expect(read(raw)).toEqual(['shop', shop]))

  it.each(['온메골생고기점', '온솔달무리과자점', '온솔달무리전문점'])(
    'The cell "%s" ends in a word for a trade and has no branch',
    (raw) => expect(read(raw)).toEqual(['shop', raw]),
  )

  it.each([
    '덕솔화원',
    '푸른 화원',
    '달빛농원',
    '㈜온누리',
    '온누리상품권',
    '나래 축산물판매',
    '상호없음',
    '온솔스토아',
    '플라워 온솔',
    '솔식품',
    '대한온솔협회 인천시지부',
    '건강증진과 채라온',
    '홍라온(조의금)',
    '의장 및 의회사무국 직원 명3',
  ])('The cell "%s" names no place to eat', (raw) => expect(read(raw)).toEqual(['nonplace']))

  it.each([
    ['솔화원', '솔화원'],
    ['솔화원(수정동)', '솔화원'],
    ['나래숯불농원(좌천동)', '나래숯불농원'],
    ['주식회사온누리장어마을', '온누리장어마을'],
    ['민속촌', '민속촌'],
  ])('The cell "%s" names a place to eat despite a word for something else', (raw, name) =>
    expect(read(raw)).toEqual(['shop', name]),
  )

  it('A place before 등 or 외 is one of several, even if its name ends in a letter or digit', () => {
    expect(read('온솔1974 등')).toEqual(['shops', '온솔1974'])
    expect(read('온솔 BAR 외')).toEqual(['shops', '온솔 BAR'])
  })

  it('An address is read from a bracket opened twice and from a province alone', () => {
    expect(parsePlace('온솔반점((인천 미추홀구 소재)').shops).toEqual([
      { name: '온솔반점', branch: null, address: '인천 미추홀구', sigungu: '미추홀구' },
    ])
    expect(parsePlace('온솔낙지(서울)').shops).toEqual([
      { name: '온솔낙지', branch: null, address: '서울', sigungu: null },
    ])
  })
})
