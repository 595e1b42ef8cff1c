import { describe, expect, it } from 'vitest'
import { CHOOSABLE_COLUMNS, choosableColumns, RECORD_COLUMNS, RECORD_KINDS, UPLOAD_KINDS } from '@/domain/upload/kinds'
import { COLUMN_WORDS } from '@/import/header/columns.data'
import { RECORD_DEFINITIONS } from '@/import/records/definitions'
import { readRecordHeader, recordWords } from '@/import/records/readRecords'
import { columnLabels, REJECT_HEADING, UPLOAD_TEMPLATES } from '@/messages/staff/uploads'

const WORDS: Record<string, readonly string[]> = COLUMN_WORDS
const ALL = Object.values(WORDS).flat()

describe('Choosable columns', () => {
  it('Every choosable column is one that the importer knows', () => {
    for (const column of CHOOSABLE_COLUMNS) expect(WORDS, column).toHaveProperty(column)
  })

  it.each(RECORD_KINDS)('The choosable columns are all that the importer reads of %s', (kind) => {
    expect([...RECORD_COLUMNS[kind]].sort()).toEqual(Object.keys(RECORD_DEFINITIONS[kind].columns).sort())
  })

  it.each(UPLOAD_KINDS)('The choosable columns of %s have distinct labels', (kind) => {
    const labels = choosableColumns(kind).map((column) => columnLabels(kind)[column])
    expect(labels).not.toContain(undefined)
    expect(new Set(labels).size).toBe(labels.length)
  })

  it('The choosable columns do not include the reason column that an error file adds', () => {
    expect(ALL).not.toContain(REJECT_HEADING.replaceAll(' ', ''))
    for (const kind of RECORD_KINDS)
      expect(recordWords(RECORD_DEFINITIONS[kind]).isHeading(REJECT_HEADING), kind).toBe(false)
  })
})

describe('Upload templates', () => {
  it('The template for visits has headings that the importer knows', () => {
    for (const heading of UPLOAD_TEMPLATES.visits[0] ?? []) expect(ALL, heading).toContain(heading)
  })

  it.each(RECORD_KINDS)('The template for %s is read column by column, and its example has no problem', (kind) => {
    const [headings = [], example = []] = UPLOAD_TEMPLATES[kind]
    const index = readRecordHeader(RECORD_DEFINITIONS[kind], headings)?.index ?? {}
    expect(Object.values(index).sort((one, other) => one - other)).toEqual(headings.map((_, at) => at))
    const cell = (column: string): string => example[index[column] ?? -1] ?? ''
    expect(RECORD_DEFINITIONS[kind].parse(cell, '2026-11-01').problem).toBeNull()
  })
})
