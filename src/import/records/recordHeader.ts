import { HEADING_LENGTH_MAX } from '@/domain/expense/limits'
import { headerKey } from '../header/headerWord'
import type { ColumnWords } from '../source/withOverlay'
import type { RecordDefinition } from './recordDefinition'

export interface RecordHeader {
  words: readonly string[]
  index: Readonly<Record<string, number>>
}

type Meanings = ReadonlyMap<string, { column: string; preference: number }>
const known = new WeakMap<RecordDefinition, Meanings>()

function meaningsOf(definition: RecordDefinition): Meanings {
  const found = known.get(definition)
  if (found) return found
  const meanings = new Map<string, { column: string; preference: number }>()
  for (const [column, words] of Object.entries(definition.columns))
    words.forEach((word, preference) => {
      if (!meanings.has(headerKey(word))) meanings.set(headerKey(word), { column, preference })
    })
  known.set(definition, meanings)
  return meanings
}

const meaningOf = (meanings: Meanings, cell: string) =>
  cell.length > HEADING_LENGTH_MAX ? undefined : meanings.get(headerKey(cell))

/** null without the required columns */
export function readRecordHeader(definition: RecordDefinition, cells: readonly string[]): RecordHeader | null {
  const meanings = meaningsOf(definition)
  const best = new Map<string, { at: number; preference: number }>()
  cells.forEach((cell, at) => {
    const meaning = meaningOf(meanings, cell)
    if (!meaning) return
    const before = best.get(meaning.column)
    if (!before || meaning.preference < before.preference)
      best.set(meaning.column, { at, preference: meaning.preference })
  })
  if (!definition.required.every((group) => group.some((column) => best.has(column)))) return null
  return { words: cells, index: Object.fromEntries([...best].map(([column, { at }]) => [column, at])) }
}

export const requiredNames = ({ columns, required }: RecordDefinition): string =>
  required.map((group) => group.map((column) => columns[column]?.[0]).join(' 또는 ')).join(', ')

export function recordWords(definition: RecordDefinition): ColumnWords {
  const meanings = meaningsOf(definition)
  return {
    headingOf: (column) => (Object.hasOwn(definition.columns, column) ? definition.columns[column]?.[0] : undefined),
    isHeading: (cell) => meaningOf(meanings, cell) !== undefined,
    headingsMin: 1,
  }
}
