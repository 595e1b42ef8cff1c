import { describe, expect, it } from 'vitest'
import { wordKey } from '@/domain/wordList'

const key = (...given: Parameters<typeof wordKey>) => {
  const result = wordKey(...given)
  return result.ok ? result.value : result.violation.code
}

describe('Spellings of a word', () => {
  it('Spellings that differ only in case, width, spaces and punctuation are one word', () => {
    expect(key('nonplace', ' 누리 별관 ')).toBe(key('nonplace', '누리별관'))
    expect(key('chain', 'ＡＢ카페')).toBe(key('chain', 'a·b 카페'))
  })

  it('A word of which nothing is left is rejected as too short', () => {
    for (const word of ['', ' ', '가', '---', '()']) expect(key('held_word', word)).toBe('word-too-short')
  })

  it('A domain is one word without the URL around it', () => {
    expect(key('held_domain', 'https://WWW.Bad-Place.example/a?b#c')).toBe('bad-place.example')
    expect(key('held_domain', '나쁜곳.example:8080')).toBe('나쁜곳.example')
    for (const word of ['localhost', 'a b.example', '.example', 'x..example', '']) {
      expect(key('held_domain', word)).toBe('word-no-domain')
    }
  })
})
