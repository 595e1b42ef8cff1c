import { describe, expect, it } from 'vitest'
import { wordKey } from '@/domain/wordList/wordList'

const key = (...given: Parameters<typeof wordKey>) => {
  const result = wordKey(...given)
  return result.ok ? result.value : result.violation.code
}

describe('two spellings of a word', () => {
  it('are one where only case, width, spaces and punctuation differ', () => {
    expect(key('nonplace', ' 누리 별관 ')).toBe(key('nonplace', '누리별관'))
    expect(key('chain', 'ＡＢ카페')).toBe(key('chain', 'a·b 카페'))
  })

  it('are none where nothing is left of them', () => {
    for (const word of ['', ' ', '가', '---', '()']) expect(key('held_word', word)).toBe('word-too-short')
  })

  it('are one domain, whatever stands around it', () => {
    expect(key('held_domain', 'https://WWW.Bad-Place.example/a?b#c')).toBe('bad-place.example')
    expect(key('held_domain', '나쁜곳.example:8080')).toBe('나쁜곳.example')
    for (const word of ['localhost', 'a b.example', '.example', 'x..example', '']) {
      expect(key('held_domain', word)).toBe('word-no-domain')
    }
  })
})
