import { describe, expect, it } from 'vitest'
import { LexiconBuilder } from '@/domain/place/evidence/lexiconBuilder'
import { NameLexicon } from '@/domain/place/evidence/nameLexicon'
import { comparePlaces } from '@/domain/place/match/comparePlaces'

const NOWON = '서울특별시 노원구'
const compare = (a: string, b: string, context = NOWON) => {
  const one = comparePlaces({ raw: a, context }, { raw: b, context })
  expect(comparePlaces({ raw: b, context }, { raw: a, context })).toEqual(one)
  return one
}

describe('Spellings of a name without an address', () => {
  it.each([
    ['as it sounds', '박가부대찌개', '박가부대찌게'],
    ['까페 for 카페', '노원 589 카페', '노원589까페'],
    ['앤 left out', '노달앤커피', '노달커피'],
    ['a syllable left out', '달무장꼬리곰탕', '달무꼬리곰탕'],
    ['a word of praise left out', '온솔통닭', '온솔옛날통닭'],
    ['전문점 left out', '온솔회무침', '온솔회무침전문점'],
    ['a syllable hidden', '헤*마', '헤이마'],
    ['a syllable hidden in each', '깨*골식당', 'O밭골식당'],
    ['one jamo', '달천막창구이', '달청막창구이'],
    ['one jamo in four syllables', '달명긴자', '다명긴자'],
    ['one jamo in the dish', '무루울감자탕', '무루울갘자탕'],
    ['one jamo in a chain’s name alone', '스타벅스', '스탁벅스'],
    ['the year since which there is one', '달무재', '달무재1928'],
    ['one jamo in a chain’s name in full', '맛찬돌왕소금구이', '맛찬들왕소금구이'],
    ['a bracket that holds the branch', '파리바게트(온솔)', '파리바게트(온솔점)'],
    ['a quarter and a road of it', '달무령(둔산동)', '달무령(둔산중로86번길 55)'],
    ['a description', '달무비', '(주)달무비자연음식전문점'],
    ['sign and company that change places', '달무리(온솔정)', '온솔정(달무리)'],
    ['one jamo in the branch', '달무리정 노원중안점', '달무리정 노원중앙점'],
  ])('Two spellings in one district match, but need review: %s', (_, a, b) => {
    const { same, confidence } = compare(a, b)
    expect(same).toBe(true)
    expect(confidence).toBeLessThan(0.8)
  })

  it.each([
    ['a 동 and a road of one name', '달무리커피 무교동점', '달무리커피 무교로점'],
    ['two neighbourhoods', '달무리족발 상계점', '달무리족발 중계점'],
    ['two slips in the distinctive part', '예가숯불갈비', '대가숯불갈비'],
    ['two dishes', '맥달통닭', '멕달치킨'],
    ['two sounds that are written in two ways', '꼬꼬창고', '고기창고'],
    ['a syllable hidden, and another that differs', '헤*마을', '혜이가을'],
    ['two localities before a dish', '삼청동샤브', '청담동샤브'],
    ['a syllable hidden in each of two cafés', 'O스커피', '라O커피'],
    ['another first consonant', '카페하나', '카페다나'],
    ['another first consonant of a long name', '사거리식당', '오거리식당'],
    ['a second house', '달무회관', '달무회관2호점'],
    ['a branch house', '온솔옥', '온솔옥강남분점'],
    ['a new building', '온솔내장탕', '온솔내장탕신관'],
    ['a dish of another kind, where both names say nothing else', '여의도버섯칼국수', '여의도칼국수'],
  ])('Two names in one district stay two places: %s', (_, a, b) => expect(compare(a, b).same).toBe(false))

  it.each([
    ['달명긴자', '다명긴자'],
    ['달무리', '달무리흑염소'],
    ['한무리짬뽕', '달무한무리짬뽕'],
  ])('Two similar names stay two places when each is licensed: "%s" and "%s"', (a, b) => {
    const builder = new LexiconBuilder()
    for (const name of [a, b]) builder.addPlace(name, null, 'addresses', 1, '11350')
    const lexicon = new NameLexicon(1, builder.build())
    expect(compare(a, b).same).toBe(true)
    expect(comparePlaces({ raw: a, context: NOWON }, { raw: b, context: NOWON }, lexicon).same).toBe(false)
  })

  it('A chain with its place in front matches that branch from any district', () => {
    const [a, b] = [
      { raw: '서초삿뽀로', context: '경기도 과천시' },
      { raw: '삿뽀로 서초점', context: '서울특별시 서초구' },
    ] as const
    expect(comparePlaces(a, b).same).toBe(true)
  })

  it('Names without a district are not matched by sound', () =>
    expect(compare('박가부대찌개', '박가부대찌게', '서울특별시').same).toBe(false))
})

describe('One name in two provinces', () => {
  it.each([
    ['스타벅스', '광주광역시 남구', '울산광역시 남구'],
    ['달빛정초밥', '부산시', '광주광역시 남구'],
    ['달무리에 봄', '경상남도', '전라남도 나주시'],
  ])('One name in two provinces is two places however the provinces are written: %s', (raw, here, there) =>
    expect(comparePlaces({ raw, context: here }, { raw, context: there }).same).toBe(false),
  )
})

it('A slip in a dish matches only behind a distinctive name, and another dish never matches', () => {
  expect(compare('전주밥상쌈밥', '전주밥상쌉밥').same).toBe(true)
  expect(compare('전주밥상쌈밥', '전주밥상국밥').same).toBe(false)
  expect(compare('전주쌈밥', '전주쌉밥').same).toBe(false)
})
