import { describe, expect, it } from 'vitest'
import { halfTypedForms } from '@/domain/search/halfTyped'

const finds = (typed: string, text: string) =>
  halfTypedForms(typed).some((form) => text.normalize('NFD').includes(form))

describe('a half-typed word', () => {
  it.each(['ㄱ', '가', '갑', '가바', '가방'])('finds 가방 as %s', (typed) => {
    expect(finds(typed, '내 가방')).toBe(true)
  })
  it.each([
    ['앉', '안주'],
    ['값', '갑시다'],
    ['닭', '달걀'],
    ['꺾', '꺼끌'],
    ['국ㅂ', '국밥'],
    ['갔', '가쓰오'],
  ])('%s goes on to %s', (typed, text) => {
    expect(finds(typed, text)).toBe(true)
  })
  it.each([
    ['값', '가방'],
    ['강', '가방'],
    ['밥ㄱ', '밥상'],
  ])('%s does not go on to %s', (typed, text) => {
    expect(finds(typed, text)).toBe(false)
  })
  it('of other letters is itself', () => {
    expect(halfTypedForms('100% ABC')).toEqual(['100% abc'])
  })
})
