import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { departmentName } from '@/domain/agency/departmentName'
import { UNIT_WORDS, UNITS_ALONE } from '@/domain/agency/unitWords.data'
import { mayBeFullName } from '@/domain/person/personName'
import { isDistrictStem } from '@/domain/place/lexicon/locality'
import { COMPOUND, GIVEN_FIRST, GIVEN_LAST, NATIVE, SURNAMES } from '@/domain/person/nameSyllables.data'

const SHAPES: ((name: string) => string)[] = [
  (name) => name,
  ...'과 팀 국 실 단 관 부 처 청 소 원 서 담당관 본부 센터 사업소 위원회 의회 읍 면 구 국장 시장 팀장 1팀'
    .split(' ')
    .map((end) => (name: string) => `${name}${end}`),
  (name) => `${name} 총무과`,
  (name) => `${name}(총무과)`,
  (name) => `총무과 ${name}`,
  (name) => `총무과(${name})`,
  (name) => `총무과/${name}`,
  (name) => `총무과${name}`,
  (name) => `${name}총무과`,
  (name) => `행정${name}과`,
  (name) => `총무과 ${name} 팀장`,
  (name) => `총무과 ${name}과`,
  (name) => `${name} 외 3명`,
  (name) => `${name.charAt(0)} ${name.slice(1)} 과`,
]

/**
 * Every surname of the list with given names of every kind. Left out is what is a word as well: quarters ('신길동'),
 * districts ('계양구') and a few words of units ('장애인').
 */
const names = fc
  .tuple(
    fc.constantFrom(...SURNAMES, ...COMPOUND),
    fc.oneof(
      fc
        .tuple(fc.constantFrom(...GIVEN_FIRST), fc.constantFrom(...GIVEN_LAST))
        .map((syllables) => syllables.join(''))
        .filter((given) => !given.endsWith('동')),
      fc.constantFrom(...NATIVE),
    ),
  )
  .map((parts) => parts.join(''))
  .filter((name) => !(name.endsWith('구') && isDistrictStem(name.slice(0, -1))))
  .filter((name) => !UNIT_WORDS.includes(name) && !UNITS_ALONE.includes(name))

const NAME_SHAPED = [
  ...['공무원', '도서관', '도시빛', '동남권', '문화재', '서남권', '승강기', '어린이', '장애인', '정보화', '지하수'],
  ...['지하철', '현대화', '화장실'],
]

describe('Departments', () => {
  it.each([
    '총무과',
    '행정국 총무과',
    '망원1동',
    '북가좌제2동',
    '서교동',
    '재무국 38세금징수과',
    '기획조정실 정책기획관 법률지원담당관',
    '송파소방서 소방행정과',
    '동대문소방서 현장대응단 장안119안전센터',
    '시민감사옴부즈만위원회',
    '행정1부시장',
    '구청장',
    '보건소장',
    '본부 요금관리부 요금제도과',
    '계양구청',
    '동남권사업단',
  ])('The unit %s is kept whole', (unit) => expect(departmentName(unit)).toBe(unit))

  it.each([
    ['행정국 총무과(서울특별시장)', '행정국 총무과'],
    ['연남동 2025년 6월', '연남동'],
    ['총무과 홍길동', '총무과'],
    ['총무과(홍길동)', '총무과'],
    ['총무과 홍길동 재무과', '총무과'],
  ])('Of %j the units before the first other word are kept', (cell, kept) => expect(departmentName(cell)).toBe(kept))

  it.each([
    '홍길동',
    '홍길동과',
    '김솔팀',
    '화원병원',
    '민원구청',
    '홍길동 국장',
    '국장',
    '홍○○ 총무과',
    'John Smith',
    'JOHN팀',
    '가람모임',
    '',
  ])('The cell %j names no unit for certain', (cell) => expect(departmentName(cell)).toBeNull())

  it('No name of a person is kept, whatever unit’s ending or unit stands beside it', () => {
    fc.assert(
      fc.property(names, fc.constantFrom(...SHAPES), (name, shape) => {
        expect(departmentName(shape(name)) ?? '', shape(name)).not.toContain(name)
      }),
      { numRuns: 20_000 },
    )
  })

  it('Few words of units have the shape of a name, and none of them is one', () => {
    expect(UNIT_WORDS.filter((word) => mayBeFullName(word))).toEqual(NAME_SHAPED)
    expect(UNIT_WORDS.filter((word) => word.length < 2)).toEqual([])
  })

  it('A quarter keeps its name although it has the shape of a person’s, but not with another ending', () => {
    expect(departmentName('신길동')).toBe('신길동')
    expect(departmentName('신길동과')).toBeNull()
  })
})
