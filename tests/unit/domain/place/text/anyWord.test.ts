import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { startsWithAny, endsWithAny, includesAny, lengthsBy } from '@/domain/place/text/anyWord'

const word = fc.string({ unit: fc.constantFrom('가', '나', '다', 'a', '.', '['), minLength: 1, maxLength: 4 })
const text = fc.string({ unit: fc.constantFrom('가', '나', '다', 'a', ' ', '.', '['), maxLength: 12 })

describe('Word lookup by letter', () => {
  it('Words at the end of a text are found as if each was tried', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), text, fc.nat(2), (words, each, before) => {
        const tried = words.some((one) => each.endsWith(one) && each.length >= one.length + before)
        expect(endsWithAny(words, before)(each)).toBe(tried)
      }),
    )
  })

  it('Words at the beginning of a text are found as if each was tried', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), text, (words, each) => {
        expect(startsWithAny(words)(each)).toBe(words.some((one) => each.startsWith(one)))
      }),
    )
  })

  it('Words inside a text are found as if each was tried', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), text, (words, each) => {
        expect(includesAny(words)(each)).toBe(words.some((one) => each.includes(one)))
      }),
    )
  })

  it('Word lengths are grouped by prefix, longest first, without words shorter than the prefix', () => {
    expect([...lengthsBy(['중구', '중랑구', '중', '동구'], 2)]).toEqual([
      ['중구', [2]],
      ['중랑', [3]],
      ['동구', [2]],
    ])
    expect(lengthsBy(['중구', '중랑구', '중구청'], 1).get('중')).toEqual([3, 2])
  })
})
