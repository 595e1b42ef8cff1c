import { expect, it } from 'vitest'
import { sourceDocumentParser } from '@/import/transform/record/cellReadings'

const read = (cells: Record<string, string>) => sourceDocumentParser()((column) => cells[column] ?? '')

it('The link in the file is the URL and the key of a row’s source document', () => {
  const url = 'https://opengov.example/sanction/1'
  expect(read({ documentUrl: url, documentTitle: '9월  집행내역' })).toEqual({ key: url, title: '9월 집행내역', url })
})

it.each(['javascript:alert(1)', 'https://user:pw@opengov.example/1', `https://opengov.example/${'a'.repeat(3_000)}`])(
  'An unsafe link is neither the URL nor the key of a source document: %s',
  (url) => {
    expect(read({ documentUrl: url, documentTitle: '9월 집행내역' })).toEqual({
      key: '9월 집행내역',
      title: '9월 집행내역',
      url: null,
    })
    expect(read({ documentUrl: url })).toBeNull()
  },
)

it('The rows of one page share its document, and the next page has its own', () => {
  const parse = sourceDocumentParser()
  const titled = (title: string) => parse((column) => (column === 'documentTitle' ? title : ''))
  const [first, second] = [titled('9월 집행내역'), titled('9월 집행내역')]
  expect(second).toBe(first)
  expect(titled('10월 집행내역')).toMatchObject({ title: '10월 집행내역' })
  expect(titled('')).toBeNull()
})
