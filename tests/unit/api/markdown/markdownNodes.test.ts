import fc from 'fast-check'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString } from 'mdast-util-to-string'
import { expect, it } from 'vitest'
import { link, list, paragraph, table, writeMarkdown } from '@/api/markdown/markdownNodes'

const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter((text) => /[\p{L}\p{N}]/u.test(text))
const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim()

it('Any text in a paragraph or item is read back as it was, without markup of its own', () => {
  fc.assert(
    fc.property(word, (text) => {
      const written = writeMarkdown([paragraph(text), list([[text]])])
      const [first, second] = fromMarkdown(written).children
      expect([first?.type, second?.type]).toEqual(['paragraph', 'list'])
      expect([spaced(toString(first)), spaced(toString(second))]).toEqual([spaced(text), spaced(text)])
    }),
  )
})

it('Any text in a cell stays in its row and cell', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      const rows = writeMarkdown([table(['가', '나'], [[one, other]])])
        .trimEnd()
        .split('\n')
      expect(rows).toHaveLength(3)
      expect(rows[2]?.match(/(?<!\\)\|/g)).toHaveLength(3)
    }),
  )
})

it('The address of a link keeps its parameters and ends where it ends', () => {
  const [text] = writeMarkdown([paragraph(link('곳', 'https://a.example/x?a=1&b=(2)&c=3;d|e f'))]).split('\n')
  expect(text).toBe('[곳](https://a.example/x?a=1&b=%282%29&c=3%3Bd%7Ce%20f)')
})

it('A page of this site is linked as Markdown', () => {
  expect(writeMarkdown([paragraph(link('곳', '/restaurants/3#visits'))])).toContain('/restaurants/3.md#visits)')
  expect(writeMarkdown([paragraph(link('들어가기', '/login'))])).toContain('/login)')
})
