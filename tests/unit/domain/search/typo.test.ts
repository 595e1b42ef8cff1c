import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchJamo } from '@/domain/search/searchJamo'
import { containsWithinOneEdit, buildTypoQuery } from '@/domain/search/typo'

const KEYS = [...'ㄱㄴㄷㄹㅁㅂㅅㅇㅏㅓㅗㅜ']
const key = fc.constantFrom(...KEYS)
const like = (pattern: string, name: string) =>
  new RegExp(
    `^${pattern
      .split('%')
      .map((piece) => piece.replace(/[^\p{L}\p{N}]/gu, ''))
      .join('.*')}$`,
    'u',
  ).test(name)

describe('Typos', () => {
  it('A typo is one wrong, missing or extra key', () => {
    const name = searchJamo('순희네 빈대떡 종로점')
    for (const q of ['순희네빈대떡', '순희네빈데떡', '순희네비대떡', '순희네빈ㄴ대떡', '숨희네'])
      expect(containsWithinOneEdit(name, searchJamo(q))).toBe(true)
    for (const q of ['순희네빙수', '원조네빈데떡', '한마음식당'])
      expect(containsWithinOneEdit(name, searchJamo(q))).toBe(false)
  })

  it('A typo anywhere is matched by a LIKE pattern and by the regular expression', () => {
    fc.assert(
      fc.property(
        fc.array(key, { minLength: 6, maxLength: 30 }),
        fc.nat(),
        key,
        fc.constantFrom('wrong', 'missing', 'extra'),
        (name, place, other, kind) => {
          const at = place % name.length
          const typed = [...name]
          if (kind === 'wrong') typed[at] = other
          else if (kind === 'missing') typed.splice(at, 1)
          else typed.splice(at, 0, other)
          const search = buildTypoQuery(typed.join(''))
          fc.pre(search !== null)
          const whole = name.join('')
          expect(search?.patterns.some((pattern) => like(pattern, whole))).toBe(true)
          expect(whole).toMatch(new RegExp(search?.expression ?? '', 'u'))
          expect(containsWithinOneEdit(whole, typed.join(''))).toBe(true)
        },
      ),
    )
  })

  it('A text that is too short is not searched for with typos', () => {
    expect(buildTypoQuery('ㄱㅏㄴㅏ')).toBeNull()
  })
})
