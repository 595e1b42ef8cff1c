import { expect, it } from 'vitest'
import { parseSourceDocument } from '@/import/transform/record/parseSourceDocument'

const read = (cells: Record<string, string>) => parseSourceDocument((column) => cells[column] ?? '')

it('the page a row comes from has the link that the file names', () => {
  const url = 'https://opengov.example/sanction/1'
  expect(read({ documentUrl: url, documentTitle: '9월  집행내역' })).toEqual({ key: url, title: '9월 집행내역', url })
})

it.each(['javascript:alert(1)', 'https://user:pw@opengov.example/1', `https://opengov.example/${'a'.repeat(3_000)}`])(
  'a link that may not be followed is no link, nor what the page is known by: %s',
  (url) => {
    expect(read({ documentUrl: url, documentTitle: '9월 집행내역' })).toEqual({
      key: '9월 집행내역',
      title: '9월 집행내역',
      url: null,
    })
    expect(read({ documentUrl: url })).toBeNull()
  },
)
