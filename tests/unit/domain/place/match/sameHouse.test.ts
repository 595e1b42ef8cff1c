import { describe, expect, it } from 'vitest'
import { comparePlaces } from '@/domain/place/match/comparePlaces'
import { shareRareRun } from '@/domain/place/match/compareShops'
import { soundsAlike } from '@/domain/place/keys/soundKey'
import { wordedKey } from '@/domain/place/match/matchKeys'

const HERE = '중구 무교로 17'
const compare = (a: string, b: string) =>
  comparePlaces({ raw: a, context: '서울특별시 중구' }, { raw: b, context: '서울특별시 중구' })
const inOneHouse = (a: string, b: string) => compare(`${a}(${HERE})`, `${b}(${HERE})`)

describe('Names at one address', () => {
  it.each([
    ['너울쪽배 로스터스', '카페너울쪽배'],
    ['뭉실옥', '뭉실컴퍼니'],
    ['RENA', '레나'],
    ['Bluefin', '블루핀'],
    ['솔로스트', '로솔스트'],
    ['온곰솔', '온공손'],
  ])('Names at one address that share a rare part match, but need review: "%s" and "%s"', (a, b) => {
    const found = inOneHouse(a, b)
    expect(found).toMatchObject({ same: true })
    expect(found.confidence).toBeLessThan(0.8)
    expect(compare(a, b).same).toBe(false)
  })

  it.each([
    ['달빛국밥', '새벽국밥', 'only a dish'],
    ['무교달빛', '무교새벽', 'only the street'],
    ['광화문달빛', '광화문새벽', 'only a locality'],
    ['뭉실수산', '뭉실일식', 'two trades'],
    ['스타벅스', '투썸플레이스', 'two chains'],
    ['너울쪽배 1호점', '너울쪽배로스터스 2호점', 'two branches'],
    ['MONO', '레나', 'two sounds'],
    ['온곰국밥', '온공초밥', 'two trades that look alike'],
  ])('"%s" and "%s" at one address stay two places because they have %s', (a, b) =>
    expect(inOneHouse(a, b).same).toBe(false),
  )
})

describe('Addresses of one name', () => {
  const PROVINCE = '서울특별시'
  const compareIn = (a: string, b: string) =>
    comparePlaces({ raw: a, context: PROVINCE }, { raw: b, context: PROVINCE })

  it('A slip in the district still matches at one road and number, except for a chain', () => {
    expect(compareIn('온솔나래 (종로구 무교로 28)', '온솔나래 (중구 무교로 28)')).toMatchObject({
      same: true,
      why: 'address:other-district',
    })
    for (const [a, b] of [
      ['온솔나래 (종로구 무교로 28)', '온솔나래 (중구 무교로 29)'],
      ['온솔나래 (종로구 무교로 28)', '별나래 (중구 무교로 28)'],
      ['스타벅스 (종로구 무교로 28)', '스타벅스 (중구 무교로 28)'],
    ] as const)
      expect(compareIn(a, b).same, `${a} | ${b}`).toBe(false)
  })

  it('A long distinctive name matches at two addresses when one of them names no district', () => {
    expect(compareIn('온솔나래의달무리집(양화로 45)', '온솔나래의 달무리집(마포구 서교동 12)').same).toBe(true)
    expect(compareIn('온솔식당(양화로 45)', '온솔식당(마포구 서교동 12)').same).toBe(false)
  })

  it('A distinctive name matches with and without an address within one institution', () => {
    const inNamgu = (a: string, b: string) =>
      comparePlaces({ raw: a, context: '대구광역시 남구' }, { raw: b, context: '대구광역시 남구' })
    expect(inNamgu('온솔동생고기집', '온솔동 생고기집 (중구 이천로 230-14)').same).toBe(true)
    expect(inNamgu('온솔손칼국수식당', '온솔손칼국수 (동구 신암동)').same).toBe(true)
    expect(inNamgu('온솔식당', '온나식당 (동구 신암동)').same).toBe(false)
    expect(inNamgu('스타벅스', '스타벅스 (동구 신암동)').same).toBe(false)
    expect(inNamgu('온솔칼국수 (남구 이천로 3)', '온솔칼국수 (동구 신암동)').same).toBe(false)
  })

  it('A branch matches with and without the name of its store, except for a chain', () => {
    expect(compareIn('온솔힐(청량리점)', '온솔힐 롯데백화점청량리점(동대문구 왕산로 214)').same).toBe(true)
    expect(compareIn('스타벅스(청량리점)', '스타벅스 롯데백화점청량리점(동대문구 왕산로 214)').same).toBe(false)
  })

  it('A branch with one more word matches when a dish is left out', () => {
    expect(compareIn('온채김치찌개 양재숲점 (서초구 동산로 10)', '온채 양재숲역점 (서초구 동산로10)').same).toBe(true)
  })
})

describe('Names as they are said', () => {
  it.each([
    ['cafe imt', '카페 아이엠티'],
    ['E&A', '이앤에이'],
    ['3대국밥', '삼대국밥'],
    ['CAFE 오름', '카페오름'],
    ['달빛&별빛', '달빛앤별빛'],
  ])('"%s" and "%s" sound the same and have one key', (a, b) => {
    expect(wordedKey(a)).toBe(wordedKey(b))
    expect(compare(`${a}(${HERE})`, b).same).toBe(true)
  })

  it('Different numbers keep two names apart', () => {
    expect(wordedKey('3대국밥')).not.toBe(wordedKey('2대국밥'))
    expect(compare('3대국밥', '2대국밥').same).toBe(false)
  })
})

describe('Chains', () => {
  it('A 동 without a number is too little to match a short name or a chain', () => {
    expect(compare('뭉실정(중구 무교로 17-25)', '뭉실정(중구 중림동)').same).toBe(false)
    expect(compare('스타벅스(중구 무교로 17)', '스타벅스(중구 중림동)').same).toBe(false)
  })

  it('A chain’s name with its words swapped matches, but needs review', () => {
    expect(compare('한상차림코다리명가', '코다리명가 한상차림')).toMatchObject({ same: true, confidence: 0.6 })
  })
})

it('Two names sound alike only across scripts', () => {
  expect(soundsAlike('paris bagueet', '파리바게뜨')).toBe(true)
  expect(soundsAlike('레나', '리나')).toBe(false)
  expect(soundsAlike('rena', 'lena')).toBe(false)
  expect(soundsAlike('LUNA', '레나')).toBe(false)
})

it('A run of syllables is rare when few addresses have it and it begins or ends a name', () => {
  expect(shareRareRun('너울쪽배', '카페너울쪽배', '')).toBe(true)
  expect(shareRareRun('카페달빛', '카페새벽', '')).toBe(false)
  expect(shareRareRun('가너울나', '다너울라', '')).toBe(false)
  expect(shareRareRun('너울쪽배', '카페너울쪽배', '중구 너울쪽배로 1')).toBe(false)
})
