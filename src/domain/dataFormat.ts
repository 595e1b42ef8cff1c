import { UPLOAD_KINDS } from './upload/kinds'

export const FORMAT_STATUSES = ['draft', 'active', 'deprecated'] as const
export type FormatStatus = (typeof FORMAT_STATUSES)[number]

export const FORMAT_KINDS = UPLOAD_KINDS
export const FORMAT_WORD_MAX = 40
export const FORMAT_WORDS_MAX = 200

export type FormatColumns = Record<string, string[]>

const isWord = (word: unknown): boolean =>
  typeof word === 'string' && word.trim() !== '' && word.length <= FORMAT_WORD_MAX

/** Maps known columns to headings without repeating a heading. `known`: columns of the format's kind. */
export function isFormatColumns(value: unknown, known: readonly string[]): value is FormatColumns {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const entries = Object.entries(value as Record<string, unknown>)
  const words = entries.flatMap(([, list]) => (Array.isArray(list) ? (list as unknown[]) : [null]))
  return (
    entries.length > 0 &&
    words.length > 0 &&
    words.length <= FORMAT_WORDS_MAX &&
    words.every(isWord) &&
    new Set(words).size === words.length &&
    entries.every(([column]) => known.includes(column))
  )
}
