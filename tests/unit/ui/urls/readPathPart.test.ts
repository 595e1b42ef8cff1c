import { describe, expect, it } from 'vitest'
import { readPathPart } from '@/ui/urls/readPathPart'

describe('a part of a path', () => {
  it('is decoded, composed and freed of doubled spaces', () => {
    expect(readPathPart(encodeURIComponent('진미  식당'.normalize('NFD')))).toBe('진미 식당')
  })

  it('keeps a plus sign, which belongs to a name in a path', () => {
    expect(readPathPart('A+B')).toBe('A+B')
  })

  it('is empty when it cannot be decoded', () => {
    expect(readPathPart('%E0%A4')).toBe('')
  })
})
