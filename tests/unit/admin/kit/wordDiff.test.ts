import { describe, expect, it } from 'vitest'
import { changeCount, type DiffPart, withoutLongSames, wordDiff } from '@/admin/kit/TextDifference'

const parts = (before: string, after: string): DiffPart[] => wordDiff(before, after) ?? []
const joined = (of: DiffPart[], without: DiffPart['kind']) =>
  of
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('')

describe('Word diff of two texts', () => {
  const before = '제1조 회원은 30일 안에 답을 받아요.\n제2조 끝.'
  const after = '제1조 회원은 14일 안에 답을 받아요.\n제2조 끝.\n제3조 새로.'

  it('Both texts can be rebuilt from their diff', () => {
    expect(joined(parts(before, after), 'added')).toBe(before)
    expect(joined(parts(before, after), 'removed')).toBe(after)
  })

  it('A replaced passage counts as one change', () => {
    expect(changeCount(parts(before, after))).toBe(2)
    expect(changeCount(parts(before, before))).toBe(0)
    expect(changeCount(parts('', after))).toBe(1)
  })

  it('Long unchanged stretches are left out, except the lines around a change', () => {
    const lines = Array.from({ length: 40 }, (_, i) => `${i}항`).join('\n')
    const shown = withoutLongSames(parts(`${lines}\n가\n${lines}`, `${lines}\n나\n${lines}`))
    expect(shown.filter((part) => part === null)).toHaveLength(2)
    expect(shown.flatMap((part) => (part?.kind === 'same' ? [part.text] : [])).join('')).not.toContain('\n20항')
    expect(shown.flatMap((part) => (part?.kind === 'same' ? [part.text] : []))[0]).toContain('39항')
  })

  it('The diff shows the whole text when little is unchanged', () => {
    expect(withoutLongSames(parts(before, after))).not.toContain(null)
  })
})
