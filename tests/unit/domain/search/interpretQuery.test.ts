import { describe, expect, it } from 'vitest'
import { choseongOf } from '@/domain/search/choseong'
import { qwertyToHangul } from '@/domain/search/keyboard'
import { interpretQuery } from '@/domain/search/interpretQuery'
import { searchJamo, searchText } from '@/domain/search/searchJamo'
import { suggestRegions } from '@/domain/search/suggestRegions'

const named = (q: string) => interpretQuery(q).map(({ text, place }) => [text, place])
const JONGNO = { codes: ['11110'] }

describe('the interpretation of a query', () => {
  it('turns a name into the jamo that type it', () => {
    expect(searchJamo('닭 값, 왜')).toBe('ㄷㅏㄹㄱㄱㅏㅂㅅㅇㅗㅐ')
    expect(searchJamo('닭'.normalize('NFD'))).toBe(searchJamo('닭'))
    expect(searchJamo('Ｂ＆B Café')).toBe('bbcafe')
    expect(searchText(' %_\\\0\ud800·')).toBe('')
  })

  it('makes every state of typing a word a prefix of the whole word', () => {
    const whole = searchJamo('떡볶이')
    for (const typed of ['ㄸ', '떠', '떡', '떡ㅂ', '떡보', '떡볶', '떡볶ㅇ', '떡볶이'])
      expect(whole.startsWith(searchJamo(typed))).toBe(true)
  })

  it('recognises choseong, also those that a keyboard has joined', () => {
    expect(choseongOf('ㅅㅎㄴ')).toBe('ㅅㅎㄴ')
    expect(choseongOf('ㄳㅂ')).toBe('ㄱㅅㅂ')
    expect(choseongOf('순ㅎ')).toBeNull()
    expect(choseongOf('ㅏ')).toBeNull()
  })

  it('recognises Hangul typed with the keyboard in Latin', () => {
    expect(qwertyToHangul('tnsgmlsp')).toBe('순희네')
    expect(qwertyToHangul('EjrqhRdl')).toBe('떡볶이')
    expect(qwertyToHangul('TNSGMLSP')).toBe('순희네')
    expect(qwertyToHangul('순희네')).toBeNull()
    expect(interpretQuery('tnsgml').map(({ text }) => text)).toEqual(['tnsgml', searchJamo('순희')])
  })

  it.each([
    '순희네 종로',
    '종로 순희네',
    '순희네 종로구',
    '서울 종로구 순희네',
    '순희네종로',
    '종로순희네',
    '서울종로순희네',
    'tnsgmlsp whdfh',
  ])('includes a name in a district for %s', (q) => {
    expect(named(q)).toContainEqual([searchJamo('순희네'), JONGNO])
  })

  it('puts the whole query as a name first, because 강남면옥 is one', () => {
    expect(named('강남면옥')).toEqual([
      [searchJamo('강남면옥'), null],
      [searchJamo('면옥'), { codes: ['11680'] }],
    ])
  })

  it('covers a repeated district name in every province, or in the one named', () => {
    const [, anywhere] = interpretQuery('중구 순희네')
    expect(anywhere?.place && 'codes' in anywhere.place && anywhere.place.codes.length).toBeGreaterThan(3)
    expect(named('서울 중구 순희네')).toContainEqual([searchJamo('순희네'), { codes: ['11140'] }])
  })

  it('covers everything in a district that stands alone', () => {
    expect(named('종로구')).toContainEqual(['', JONGNO])
  })

  it('is empty for a query without letters, and stays short for a long one', () => {
    expect(interpretQuery(' %_ ')).toEqual([])
    expect(interpretQuery('종로 '.repeat(5_000)).length).toBeLessThan(4)
    expect(interpretQuery('가'.repeat(100_000)).length).toBe(1)
  })

  it('suggests districts by prefix and by choseong, but none for a province alone', () => {
    const codes = (q: string) => suggestRegions(q).map(({ code }) => code)
    expect(codes('종로')).toEqual(['11110'])
    expect(codes('서울 종')).toEqual(['11110'])
    expect(codes('ㅈㄹㄱ')).toContain('11110')
    expect(codes('서울')).toEqual([])
    expect(codes('세종')).toEqual(['36110'])
  })
})
