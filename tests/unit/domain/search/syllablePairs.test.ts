import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchJamo } from '@/domain/search/searchJamo'
import { pairsWithin, syllablesOf, typoPairs } from '@/domain/search/syllablePairs'
import { pairsOfName } from '../../../setup/pairsOfName'

const KEYS = [...'ㄱㄴㄷㄹㅅㅇㅏㅓㅗㅜㅣb2']
const letters = fc.array(fc.constantFrom(...KEYS), { minLength: 1, maxLength: 30 }).map((keys) => keys.join(''))
const SYLLABLES = [...'가고소리우', '간', '닭', '와', '의', 'b', 'ㅏ', 'ㄱ'].map(searchJamo)
const long = fc
  .array(fc.constantFrom(...SYLLABLES), { minLength: 5, maxLength: 9 })
  .map((syllables) => syllables.join(''))

describe('Syllable pairs', () => {
  it('Syllable pairs are read from a name as it is typed', () => {
    expect(syllablesOf(searchJamo('bbq 순희네2호'))).toEqual(['ㅅㅜㄴ', 'ㅎㅡㅣ', 'ㄴㅔ2', 'ㅎㅗ'])
    expect(pairsWithin(searchJamo('순희네'))).toEqual(['ㅅㅜㄴㅎㅡ', 'ㅎㅡㅣㄴㅔ'])
    expect(pairsWithin(searchJamo('순'))).toEqual([])
    expect(pairsWithin('bbq')).toEqual([])
  })

  it('The syllable pairs of a text are pairs of every name that contains it', () => {
    fc.assert(
      fc.property(letters, fc.nat(), fc.nat(), (name, from, length) => {
        const start = from % name.length
        const text = name.slice(start, start + 1 + (length % (name.length - start)))
        const pairs = pairsOfName(name)
        for (const pair of pairsWithin(text)) expect(pairs).toContain(pair)
      }),
    )
  })

  it('The syllable pairs left by a typo anywhere are pairs of the name that was meant', () => {
    const edit = fc.record({ at: fc.nat(), key: fc.constantFrom(...KEYS), kind: fc.constantFrom(0, 1, 2) })
    fc.assert(
      fc.property(letters, long, letters, edit, (before, meant, after, { at, key, kind }) => {
        const typed = [...meant]
        // A wrong key, a missing one, one too many.
        typed.splice(at % meant.length, kind === 2 ? 0 : 1, ...(kind === 1 ? [] : [key]))
        const conditions = typoPairs(typed.join(''))
        fc.pre(conditions !== null)
        const pairs = pairsOfName(before + meant + after)
        const holds = [conditions?.late, conditions?.early].some(
          (condition) =>
            condition?.all.every((pair) => pairs.includes(pair)) && condition.any.some((pair) => pairs.includes(pair)),
        )
        expect(holds).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it('A short text has too few syllable pairs to find a typo', () => {
    expect(typoPairs(searchJamo('순희네'))).toBeNull()
  })
})
