import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toIri } from '@/ui/kit/SoftLink'

describe('Readable URLs', () => {
  it('A readable URL shows Hangul unencoded, and the rest as it was', () => {
    expect(toIri('/regions?province=%EC%84%9C%EC%9A%B8&q=%25EA%26%23%20%C3%A9%F0%9F%8D%9A%E4%B8%AD')).toBe(
      '/regions?province=서울&q=%25EA%26%23%20%C3%A9%F0%9F%8D%9A%E4%B8%AD',
    )
  })

  it('A readable URL leads to the same place as the encoded one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), (text, other) => {
        const href = `/restaurants?${new URLSearchParams({ q: text, agency: `${other}가나다` })}`
        const [site, now] = ['http://localhost', toIri(href)]
        expect([...new URL(now, site).searchParams]).toEqual([...new URL(href, site).searchParams])
        expect(new URL(now, site).href).toBe(new URL(href, site).href)
      }),
    )
  })
})
