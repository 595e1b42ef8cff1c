import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { UnreadPart } from '@/domain/expense/importReport'
import type { OtherListKind } from '@/domain/expense/otherLists'
import { openFile } from '@/import/extract/openFile'
import { readFile } from '@/import/transform/readFile'
import type { ParsedRow } from '@/import/transform/record/parsedRow'

/** The day on which samples are read. */
export const TODAY = '2024-12-31'

/** Reads bytes as a file of that name would be read. */
export async function readSample(
  bytes: Buffer | string,
  name = 'sample',
  agency: string | null = null,
  acceptedLists: readonly OtherListKind[] = [],
  unread: UnreadPart[] = [],
): Promise<ParsedRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'sample-'))
  try {
    const path = join(folder, name)
    await writeFile(path, bytes)
    const readings: ParsedRow[] = []
    const source = await openFile(path)
    for await (const block of readFile({ ...source, acceptedLists }, TODAY, agency)) readings.push(...block)
    unread.push(...source.unread)
    return readings
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The parsed rows in short, one line for each. */
export const inShort = (readings: readonly ParsedRow[]): string[] =>
  readings.map(({ row, status, reason, placeRaw, amount, spentAt, headcount }) =>
    [row, status, reason, placeRaw, amount, spentAt?.slice(0, 16), headcount].map((value) => value ?? '-').join(' | '),
  )
