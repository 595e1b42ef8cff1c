import { describe, expect, it } from 'vitest'
import { readPathPart } from '@/ui/urls/readQuery'

describe('Path segments', () => {
  it('A path segment is decoded, composed and freed of doubled spaces', () => {
    expect(readPathPart(encodeURIComponent('진미  식당'.normalize('NFD')))).toBe('진미 식당')
  })

  it('A path segment keeps a plus sign, which belongs to a name', () => {
    expect(readPathPart('A+B')).toBe('A+B')
  })

  it('A path segment that cannot be decoded is empty', () => {
    expect(readPathPart('%E0%A4')).toBe('')
  })
})
