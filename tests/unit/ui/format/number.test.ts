import { describe, expect, it } from 'vitest'
import { formatCount, formatShare, formatWon, formatWonShort } from '@/ui/format/number'

describe('Number formats', () => {
  it('Counts are grouped by thousands, and amounts in won have their unit', () => {
    expect(formatCount(1_163_204)).toBe('1,163,204')
    expect(formatWon(18_300)).toBe('18,300원')
  })

  it.each([
    [0, '0'],
    [900, '900'],
    [7_000, '7천'],
    [9_499, '9천'],
    [9_500, '1만'],
    [18_300, '1.8만'],
    [20_000, '2만'],
    [1_234_567, '123만'],
    [120_000_000, '1.2억'],
  ])('An amount of %d won is shortened to %s', (won, text) => expect(formatWonShort(won)).toBe(text))

  it('A share never rounds to nothing or to all', () => {
    expect(formatShare(0)).toBe('0%')
    expect(formatShare(0.0001)).toBe('0.1% 미만')
    expect(formatShare(0.182)).toBe('18.2%')
    expect(formatShare(0.99996)).toBe('99.9%')
    expect(formatShare(1)).toBe('100%')
  })
})
