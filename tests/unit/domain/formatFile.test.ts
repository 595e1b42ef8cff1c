import { describe, expect, it } from 'vitest'
import { formatFileText, readFormatFile } from '@/domain/dataFormat'

const FORMAT = {
  name: '가온구 2판',
  kind: 'visits' as const,
  edition: 2,
  description: null,
  columns: { place: ['먹은 곳'] },
}

describe('A data format as a file', () => {
  it('A downloaded format reads back as it was', () => {
    expect(readFormatFile(formatFileText(FORMAT))).toEqual(FORMAT)
  })

  it.each([
    ['no JSON', '{'],
    ['JSON of another shape', '[1]'],
    ['an unknown kind', formatFileText({ ...FORMAT, kind: 'spam' as 'visits' })],
    ['a column that its kind does not have', formatFileText({ ...FORMAT, columns: { rating: ['별점'] } })],
    ['no headings', formatFileText({ ...FORMAT, columns: {} })],
  ])('A file with %s is refused', (_, text) => {
    expect(readFormatFile(text)).toBeNull()
  })

  it('An edition that is no number becomes the first', () => {
    expect(readFormatFile(JSON.stringify({ ...FORMAT, edition: '둘', more: true }))).toEqual({ ...FORMAT, edition: 1 })
  })
})
