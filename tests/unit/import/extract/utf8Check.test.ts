import { describe, expect, it } from 'vitest'
import { Utf8Check } from '@/import/extract/text/inspectFile'

const inPieces = (bytes: Buffer, size: number): boolean => {
  const check = new Utf8Check()
  for (let at = 0; at < bytes.length; at += size) check.add(bytes.subarray(at, at + size))
  return check.isUtf8
}

describe('UTF-8 check in pieces', () => {
  const text = Buffer.from('\ufeff사용일자,가람식당 é 🍚,50000\n')

  it.each([1, 2, 3, 4, 5, 7, 1_000])('UTF-8 text is recognised in pieces of %i bytes', (size) => {
    expect(inPieces(text, size)).toBe(true)
  })

  it.each([1, 2, 3, 4, 1_000])('Damaged UTF-8 text is detected in pieces of %i bytes', (size) => {
    expect(inPieces(Buffer.concat([text, Buffer.from([0xb0, 0xa1]), text]), size)).toBe(false)
    expect(inPieces(Buffer.concat([text.subarray(0, 5), text.subarray(6)]), size)).toBe(false)
  })

  it('UTF-8 text may end within a character', () => {
    expect(inPieces(text.subarray(0, 5), 2)).toBe(true)
  })
})
