import { describe, expect, it } from 'vitest'
import { RA_MESSAGES } from '@/admin/i18nProvider'

interface Tree {
  [key: string]: Tree | string | undefined
}

const leaves = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value = {}]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : leaves(value, `${path}${key}.`),
  )

/** Signs and numbers alone, and the blank that stands for a value no one gave. */
const WORDLESS = new Set([
  'boolean.null',
  'page.edit',
  'page.list',
  'page.show',
  'navigation.page_range_info',
  'sort.sort_by',
])

// That no key is missing is the compiler's: the catalogue has react-admin's own type.
describe('Messages of react-admin', () => {
  const sentences = leaves(RA_MESSAGES)

  it.each(sentences.filter(([key]) => !WORDLESS.has(key)))('The message %s is in Korean', (_, sentence) => {
    expect(sentence.replace(/%\{\w+\}/g, '')).toMatch(/[가-힣]/)
  })

  it.each(sentences)('The message %s holds no English', (_, sentence) => {
    expect(sentence.replace(/%\{\w+\}/g, '')).not.toMatch(/[a-z]{2}/i)
  })

  it.each(sentences)('The message %s puts no particle after an inserted word', (_, sentence) => {
    expect(sentence).not.toMatch(/%\{(name|item|recordRepresentation|field|options)\}[을를은는이가와과]/)
  })
})
