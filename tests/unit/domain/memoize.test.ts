import { describe, expect, it, vi } from 'vitest'
import { memoize, memoizeShort } from '@/domain/memoize'

describe('a function that remembers', () => {
  it('reads a text once, also where it says nothing of it', () => {
    const read = vi.fn((text: string) => (text === '달빛' ? '집' : null))
    const known = memoize(read, 10)
    expect([known('달빛'), known('달빛'), known('별'), known('별')]).toEqual(['집', '집', null, null])
    expect(read).toHaveBeenCalledTimes(2)
  })

  it('forgets all when it knows as many as it may', () => {
    const read = vi.fn((text: string) => text.length)
    const known = memoize(read, 2)
    for (const text of ['가', '나', '다', '가']) known(text)
    expect(read).toHaveBeenCalledTimes(4)
  })

  it('keeps no long text, which may be a part of a whole file', () => {
    const read = vi.fn((text: string) => text.length)
    const known = memoizeShort(read, 10)
    const long = '가'.repeat(13)
    expect([known(long), known(long)]).toEqual([13, 13])
    expect(read).toHaveBeenCalledTimes(2)
  })
})
