import { describe, expect, it } from 'vitest'
import { isReadablePath } from '@/http/refuseMalformedPaths'

describe('a path', () => {
  it.each(['/', '/restaurants/서울/중구/담솥밥', '/restaurants/%EC%84%9C%EC%9A%B8', '/regions?q=%E0%A4%A'])('%s is read', (url) => {
    expect(isReadablePath(url)).toBe(true)
  })

  it.each(['/%E0%A4%A', '/restaurants/%', '/a%00b'])('%s is refused', (url) => {
    expect(isReadablePath(url)).toBe(false)
  })
})
