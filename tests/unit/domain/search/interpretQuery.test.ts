import { describe, expect, it } from 'vitest'
import { choseongOf, qwertyToHangul } from '@/domain/search/keyboard'
import { interpretQuery } from '@/domain/search/interpretQuery'
import { searchJamo, searchText } from '@/domain/search/searchJamo'
import { suggestRegions } from '@/domain/search/suggestPlaces'
import { scaled } from '../../../setup/scale'

const named = (q: string) => interpretQuery(q).map(({ text, place }) => [text, place])
/** Longest sequence of keys that is tried with all others of its length. */
const LONGEST = scaled(3, 4)
const JONGNO = { codes: ['11110'] }

describe('Query interpretation', () => {
  it('A name is turned into the jamo that type it', () => {
    expect(searchJamo('닭 값, 왜')).toBe('ㄷㅏㄹㄱㄱㅏㅂㅅㅇㅗㅐ')
    expect(searchJamo('닭'.normalize('NFD'))).toBe(searchJamo('닭'))
    expect(searchJamo('Ｂ＆B Café')).toBe('bbcafe')
    expect(searchText(' %_\\\0\ud800·')).toBe('')
  })

  it('Every state of typing a word is a prefix of the whole word', () => {
    const whole = searchJamo('떡볶이')
    for (const typed of ['ㄸ', '떠', '떡', '떡ㅂ', '떡보', '떡볶', '떡볶ㅇ', '떡볶이'])
      expect(whole.startsWith(searchJamo(typed))).toBe(true)
  })

  it('Choseong are recognised, even when a keyboard has joined them', () => {
    expect(choseongOf('ㅅㅎㄴ')).toBe('ㅅㅎㄴ')
    expect(choseongOf('ㄳㅂ')).toBe('ㄱㅅㅂ')
    expect(choseongOf('순ㅎ')).toBeNull()
    expect(choseongOf('ㅏ')).toBeNull()
  })

  it('Hangul typed on a Latin keyboard is recognised', () => {
    expect(qwertyToHangul('tnsgmlsp')).toBe('순희네')
    expect(qwertyToHangul('EjrqhRdl')).toBe('떡볶이')
    expect(qwertyToHangul('TNSGMLSP')).toBe('순희네')
    expect(qwertyToHangul('순희네')).toBeNull()
    expect(interpretQuery('tnsgml').map(({ text }) => text)).toEqual(['tnsgml', searchJamo('순희')])
  })

  it.each(['photo', 'phoenix', 'unless', 'inlet'])('The English word %s is read as it stands', (word) => {
    expect(interpretQuery(word).map(({ text }) => text)).toEqual([word])
  })

  it('Every short sequence of keys is read, as Hangul or as Latin letters', () => {
    const keys = [...'abcdefghijklmnopqrstuvwxyzQWERTOP']
    let sequences = ['']
    for (let length = 1; length <= LONGEST; length += 1) {
      sequences = sequences.flatMap((sequence) => keys.map((key) => sequence + key))
      const readings = sequences.map(qwertyToHangul)
      expect(readings.every((hangul) => hangul === null || /^[가-힣ㄱ-ㅎ]+$/.test(hangul))).toBe(true)
    }
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
  ])('The query "%s" is read as a name in a district', (q) => {
    expect(named(q)).toContainEqual([searchJamo('순희네'), JONGNO])
  })

  it('The whole query comes first as a name, because 강남면옥 is one', () => {
    expect(named('강남면옥')).toEqual([
      [searchJamo('강남면옥'), null],
      [searchJamo('면옥'), { codes: ['11680'] }],
    ])
  })

  it('A repeated district name covers every province, or the one that is named', () => {
    const [, anywhere] = interpretQuery('중구 순희네')
    expect(anywhere?.place && 'codes' in anywhere.place && anywhere.place.codes.length).toBeGreaterThan(3)
    expect(named('서울 중구 순희네')).toContainEqual([searchJamo('순희네'), { codes: ['11140'] }])
  })

  it('A district that stands alone covers everything in it', () => {
    expect(named('종로구')).toContainEqual(['', JONGNO])
  })

  it('A query without letters has no interpretation, and a long query has few', () => {
    expect(interpretQuery(' %_ ')).toEqual([])
    expect(interpretQuery('종로 '.repeat(5_000)).length).toBeLessThan(4)
    expect(interpretQuery('가'.repeat(100_000)).length).toBe(1)
  })

  it('Districts are suggested by prefix and by choseong, but not for a province alone', () => {
    const codes = (q: string) => suggestRegions(q).map(({ code }) => code)
    expect(codes('종로')).toEqual(['11110'])
    expect(codes('서울 종')).toEqual(['11110'])
    expect(codes('ㅈㄹㄱ')).toContain('11110')
    expect(codes('서울')).toEqual([])
    expect(codes('세종')).toEqual(['36110'])
  })
})
