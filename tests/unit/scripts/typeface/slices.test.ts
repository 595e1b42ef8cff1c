import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cutSlices,
  parseGroups,
  parseUnicodeRange,
  type Slice,
  unicodeRange,
} from '../../../../scripts/typeface/slices'

const SYLLABLES = Array.from({ length: 0xd7a4 - 0xac00 }, (_, offset) => 0xac00 + offset)
const SIGNS = [...' aA0·가☆ㄱ漢'].map((sign) => sign.codePointAt(0) ?? 0)
const ALL = [...new Set([...SYLLABLES, ...SIGNS])]

/** The file that a browser takes for a code point: of the first tier that has it. */
function fileOf(slices: readonly Slice[], code: number): Slice | undefined {
  return slices.find((slice) =>
    parseUnicodeRange(unicodeRange(slice)).some(([first, last]) => code >= first && code <= last),
  )
}

describe('Typeface slices', () => {
  it('Each character is in exactly one slice, and browsers load that slice for it', () => {
    const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 })
    const group = fc.uniqueArray(syllable, { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(
        fc.array(group, { minLength: 1, maxLength: 5 }),
        fc.array(syllable, { maxLength: 50 }),
        (groups, asked) => {
          const seen = new Set<number>()
          const texts = groups.map((codes) =>
            String.fromCodePoint(...codes.filter((code) => !seen.has(code) && seen.add(code))),
          )
          const slices = cutSlices(texts, ALL)
          expect(slices.flatMap(({ codes }) => codes).sort((a, b) => a - b)).toEqual([...ALL].sort((a, b) => a - b))
          for (const code of [...asked, ...seen, ...SIGNS]) expect(fileOf(slices, code)?.codes).toContain(code)
        },
      ),
      { numRuns: 25 },
    )
  })

  it('A slice leaves out characters that the typeface lacks', () => {
    expect(cutSlices(['가힣'], [0xac00, 0x20]).at(-1)?.codes).toEqual([0x20, 0xac00])
  })

  it('The syllable list names each syllable once', () => {
    const groups = parseGroups(readFileSync('scripts/typeface/syllables.txt', 'utf8'))
    const all = groups.join('')
    expect([...all].filter((one, index) => all.indexOf(one) !== index)).toEqual([])
    expect(groups[0]).toContain('밥')
  })

  it('A slice writes its range in CSS syntax, which is read back', () => {
    const slice: Slice = { name: '1', tier: 'common', codes: [0xac02, 0xac00, 0xac01, 0xd7a3] }
    expect(unicodeRange(slice)).toBe('U+ac00-ac02,U+d7a3')
    expect(parseUnicodeRange('U+AC00-AC02, U+d7a3')).toEqual([
      [0xac00, 0xac02],
      [0xd7a3, 0xd7a3],
    ])
  })

  it('Blank lines separate the groups of the syllable list, and comments are ignored', () => {
    expect(parseGroups('# remark\n\n가나\n다\n\n라\n')).toEqual(['가나다', '라'])
  })
})
