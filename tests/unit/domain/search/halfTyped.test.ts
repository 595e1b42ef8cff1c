import { describe, expect, it } from 'vitest'
import { halfTypedForms } from '@/domain/search/keyboard'

const finds = (typed: string, text: string) =>
  halfTypedForms(typed).some((form) => text.normalize('NFD').includes(form))

describe('Half-typed words', () => {
  it.each(['ㄱ', '가', '갑', '가바', '가방'])('The half-typed %s finds 가방', (typed) => {
    expect(finds(typed, '내 가방')).toBe(true)
  })
  it.each([
    ['앉', '안주'],
    ['값', '갑시다'],
    ['닭', '달걀'],
    ['꺾', '꺼끌'],
    ['국ㅂ', '국밥'],
    ['갔', '가쓰오'],
  ])('The half-typed %s finds %s', (typed, text) => {
    expect(finds(typed, text)).toBe(true)
  })
  it.each([
    ['값', '가방'],
    ['강', '가방'],
    ['밥ㄱ', '밥상'],
  ])('The half-typed %s does not find %s', (typed, text) => {
    expect(finds(typed, text)).toBe(false)
  })
  it('A half-typed word in other letters only becomes lower case', () => {
    expect(halfTypedForms('100% ABC')).toEqual(['100% abc'])
  })
})
