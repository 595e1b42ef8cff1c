import { expect, it } from 'vitest'
import { maskPersons } from '@/domain/person/maskPersons'
import { parseSourceDocument } from '@/import/transform/record/parseSourceDocument'

const read = (cells: Record<string, string>) => parseSourceDocument((column) => cells[column] ?? '', maskPersons)

it('the source document of a row has the link in the file as its URL and its key', () => {
  const url = 'https://opengov.example/sanction/1'
  expect(read({ documentUrl: url, documentTitle: '9월  집행내역' })).toEqual({ key: url, title: '9월 집행내역', url })
})

it.each(['javascript:alert(1)', 'https://user:pw@opengov.example/1', `https://opengov.example/${'a'.repeat(3_000)}`])(
  'an unsafe link is neither the URL nor the key of a source document: %s',
  (url) => {
    expect(read({ documentUrl: url, documentTitle: '9월 집행내역' })).toEqual({
      key: '9월 집행내역',
      title: '9월 집행내역',
      url: null,
    })
    expect(read({ documentUrl: url })).toBeNull()
  },
)
