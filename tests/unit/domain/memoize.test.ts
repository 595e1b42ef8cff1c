import { describe, expect, it, vi } from 'vitest'
import { memoize, memoizeShort } from '@/domain/memoize'

describe('Memoization', () => {
  it('A memoized function runs once per text, even when it returns null', () => {
    const read = vi.fn((text: string) => (text === '달빛' ? '집' : null))
    const known = memoize(read, 10)
    expect([known('달빛'), known('달빛'), known('별'), known('별')]).toEqual(['집', '집', null, null])
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('A full memoization cache is cleared before the next text', () => {
    const read = vi.fn((text: string) => text.length)
    const known = memoize(read, 2)
    for (const text of ['가', '나', '다', '가']) known(text)
    expect(read).toHaveBeenCalledTimes(4)
  })

  it('A text over the length limit is not cached', () => {
    const read = vi.fn((text: string) => text.length)
    const known = memoizeShort(read, 10)
    const long = '가'.repeat(13)
    expect([known(long), known(long)]).toEqual([13, 13])
    expect(read).toHaveBeenCalledTimes(2)
  })
})
