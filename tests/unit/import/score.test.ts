import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openFile } from '@/import/format/openFile'
import { readFile } from '@/import/readFile'
import type { RowReading } from '@/import/record/rowReading'

const shared = resolve('../shared/data')
const labels = resolve(shared, 'labels/files.json')
/** Whether the labels made by careful readers lie beside the project. */
const haveLabels = existsSync(labels)
/** The labels were made later than any expense they accept. */
const READ_ON = '2026-11-20'

/** What careful readers say of a sheet: `rejects` row by row, or how many for what reason in files of thousands. */
interface LabelledSheet {
  rows: number
  amount_sum: number
  rejects?: { row: number }[]
  reject_counts?: Record<string, number>
}

const labelled = (): [string, string, LabelledSheet, boolean][] => {
  const files = haveLabels ? (JSON.parse(readFileSync(labels, 'utf8')) as Record<string, { sheets: Record<string, LabelledSheet> }>) : {}
  return Object.entries(files).flatMap(([file, { sheets }]) =>
    Object.entries(sheets).map(([sheet, wanted]): [string, string, LabelledSheet, boolean] => [file, sheet, wanted, Object.keys(sheets).length === 1]),
  )
}

async function read(file: string, sheet: string, single: boolean): Promise<RowReading[]> {
  const readings: RowReading[] = []
  for await (const block of readFile(await openFile(resolve(shared, 'expenses', file)), READ_ON)) readings.push(...block)
  return readings.filter((reading) => single || reading.sheet === sheet)
}

describe.skipIf(!haveLabels)('the file reader against careful readers (skipped without ../shared/data/labels)', () => {
  it.each(labelled())('counts the rows and the won of %s, %s, and rejects no row but theirs', async (file, sheet, wanted, single) => {
    const readings = await read(file, sheet, single)
    const accepted = readings.filter(({ status }) => status !== 'error')
    const rejected = readings.filter(({ status }) => status === 'error').map(({ row }) => row)
    expect({ rows: accepted.length, amount_sum: accepted.reduce((sum, { amount }) => sum + (amount ?? 0), 0) }).toEqual({ rows: wanted.rows, amount_sum: wanted.amount_sum })
    if (wanted.reject_counts) expect(rejected).toHaveLength(Object.values(wanted.reject_counts).reduce((sum, count) => sum + count, 0))
    else expect(rejected).toEqual((wanted.rejects ?? []).map(({ row }) => row))
  }, 30_000)
})
