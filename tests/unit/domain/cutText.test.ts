import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutText } from '@/domain/text'

describe('Cut texts', () => {
  it.each([
    ['국밥집', 2, '국밥'],
    ['국밥', 2, '국밥'],
    ['밥😀', 2, '밥'],
    ['밥👨‍👩‍👧‍👦집', 8, '밥'],
    ['밥e\u0301', 2, '밥'],
    ['국밥'.normalize('NFD'), 5, '국'.normalize('NFD')],
  ])('%j is cut to %i as %j', (text, max, cut) => {
    expect(cutText(text, max)).toBe(cut)
  })

  it('A cut text is a beginning of the text, no longer than asked, without half a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.nat(60), (text, max) => {
        const cut = cutText(text, max)
        expect(text.startsWith(cut)).toBe(true)
        expect(cut.length).toBeLessThanOrEqual(max)
        expect(/\p{Cs}/u.test(cut)).toBe(false)
      }),
    )
  })
})
