import { describe, expect, it } from 'vitest'
import { createSheetNames, maskTitle } from '@/domain/upload/maskTitle'
import { COMPOUND, RARE_COMPOUND, REGISTERED } from '@/domain/person/nameSyllables.data'

const GIVEN = '민준 서연 지호 도현 정호 미숙 길동 경희 라온 솔 준 하늘솔'.split(' ')
/** How names stand in titles and file names. */
const SHAPES: readonly ((name: string) => string)[] = [
  (name) => `${name}.xlsx`,
  (name) => `2026년 5월 업무추진비_${name}.xlsx`,
  (name) => `업무추진비(${name})`,
  (name) => `총무과 ${name} 집행내역`,
  (name) => `${name} 5월`,
  (name) => `5월-${name}-최종.csv`,
]

describe('Titles of sources', () => {
  it('No full name is left in a title or file name, but for names of quarters and usual words of titles', () => {
    const names = [...REGISTERED, ...COMPOUND, ...RARE_COMPOUND].flatMap((surname) =>
      GIVEN.map((given) => surname + given),
    )
    const left = names.filter((name) => SHAPES.some((shape) => maskTitle(shape(name)).includes(name)))
    expect(left).toEqual(['기준', '신길동', '옥길동', '표준', '장곡길동'])
  })

  it.each(['남궁민', '송경희', '방정식', '팽도현'])('The name %s is masked where it stands alone', (name) => {
    expect(maskTitle(`2026년 5월 ${name}.csv`)).toBe('2026년 5월 ○○○.csv')
  })

  it.each([
    '2022.1월_업무추진비_집행내역.xlsx',
    '홈페이지_업무추진비_공개_자치행정과(2022.2월).xlsx',
    '2019년 1월 서울시본청 시민건강국 보건의료정책과 업무추진비 - 기관운영 정원가산 시책추진',
    '강서수도사업소 행정지원과 2017년 1월 업무추진비(부서운영) 내역공개',
    '1월 사용내역(최종)',
    '사진.png',
    '부서별 업무추진비 정산 목록(최종 수정)',
  ])('The title “%s” stays as it is', (title) => expect(maskTitle(title)).toBe(title))

  it('Sheets that are named after persons get different numbers, in the order in which they come', () => {
    const sheetName = createSheetNames()
    const names = ['총무과', '송경희', '방준', '1월', '송경희', '총무과'].map(sheetName)
    expect(names).toEqual(['총무과', '○○○', '○○○ (2)', '1월', '○○○', '총무과'])
  })

  it('A name written by a Mac is composed before it is masked', () => {
    expect(maskTitle('5월 송경희.csv'.normalize('NFD'))).toBe('5월 ○○○.csv')
  })
})
