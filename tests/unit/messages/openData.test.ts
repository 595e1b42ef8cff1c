import { describe, expect, it } from 'vitest'
import { byteSizeInKorean } from '@/messages/byteSize'
import { OPEN_DATA_COLUMNS } from '@/messages/openData'

describe('Open data columns', () => {
  const columns = Object.values(OPEN_DATA_COLUMNS).flatMap((table) => Object.values(table))
  it.each(columns)('The description of the column $heading says more than its heading', ({ heading, meaning }) => {
    expect(meaning.replace(/[\s.]/g, '')).not.toBe(heading.replace(/\s/g, ''))
    expect(meaning.length).toBeGreaterThan(5)
  })
})

describe('Byte sizes', () => {
  it.each([
    [0, '0바이트'],
    [344, '344바이트'],
    [1024, '1 KB'],
    [1_572_864, '1.5 MB'],
  ])('A size of %i bytes is written as %s', (bytes, text) => expect(byteSizeInKorean(bytes)).toBe(text))
})
