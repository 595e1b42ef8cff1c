import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openFile } from '@/import/extract/openFile'
import { readFile } from '@/import/transform/readFile'
import type { ParsedRow } from '@/import/transform/record/parsedRow'

const OWN = { labels: resolve('tests/labels/files.json'), files: resolve('tests/labels/files') }
const PUBLISHED = { labels: resolve('../shared/data/labels/files.json'), files: resolve('../shared/data/expenses') }
/** Whether the labels of published files lie next to the project. */
const havePublished = existsSync(PUBLISHED.labels)
/** The labels were made later than any expense they accept. */
const READ_ON = '2026-11-20'

/** The label of a sheet: `rejects` lists rows; in files of thousands, `reject_counts` counts them by reason. */
interface LabelledSheet {
  rows: number
  amount_sum: number
  rejects?: { row: number }[]
  reject_counts?: Record<string, number>
}

interface Case {
  path: string
  file: string
  sheet: string
  wanted: LabelledSheet
  isSingle: boolean
}

function labelled({ labels, files }: typeof OWN): Case[] {
  if (!existsSync(labels)) return []
  const read = JSON.parse(readFileSync(labels, 'utf8')) as Record<string, { sheets: Record<string, LabelledSheet> }>
  return Object.entries(read).flatMap(([file, { sheets }]) =>
    Object.entries(sheets).map(([sheet, wanted]) => ({
      path: resolve(files, file),
      file,
      sheet,
      wanted,
      isSingle: Object.keys(sheets).length === 1,
    })),
  )
}

async function read({ path, sheet, isSingle }: Case): Promise<ParsedRow[]> {
  const readings: ParsedRow[] = []
  for await (const block of readFile(await openFile(path), READ_ON)) readings.push(...block)
  return readings.filter((reading) => isSingle || reading.sheet === sheet)
}

async function compare(one: Case): Promise<void> {
  const { wanted } = one
  const readings = await read(one)
  // The labels list what must not be taken as if nothing were amiss: a year from neighbouring rows is flagged.
  const isTaken = ({ status, flags }: ParsedRow): boolean => status !== 'error' && !flags.includes('derived_year')
  const accepted = readings.filter(isTaken)
  const rejected = readings.filter((reading) => !isTaken(reading)).map(({ row }) => row)
  const sum = accepted.reduce((total, { amount }) => total + (amount ?? 0), 0)
  expect({ rows: accepted.length, amount_sum: sum }).toEqual({ rows: wanted.rows, amount_sum: wanted.amount_sum })
  if (wanted.reject_counts)
    expect(rejected).toHaveLength(Object.values(wanted.reject_counts).reduce((total, count) => total + count, 0))
  else expect(rejected).toEqual((wanted.rejects ?? []).map(({ row }) => row))
}

describe('Invented files of tests/labels', () => {
  it.each(labelled(OWN))('Rows, sum and rejects of $file, $sheet match the labels', compare)
})

describe.skipIf(!havePublished)('Published files (skipped when ../shared/data/labels is absent)', () => {
  it.each(labelled(PUBLISHED))('Rows, sum and rejects of $file, $sheet match the labels', compare)
})
