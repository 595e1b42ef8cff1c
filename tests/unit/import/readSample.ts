import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OtherListKind } from '@/domain/expense/fileErrors'
import { openFile } from '@/import/extract/openFile'
import type { FileAccount, SheetRow } from '@/import/source/sheetRow'
import { readFile } from '@/import/transform/readFile'
import type { ParsedRow } from '@/import/transform/record/parsedRow'

/** The day on which samples are read. */
export const TODAY = '2024-12-31'

/** Reads bytes as a file of that name would be read. */
export const readSample = async (
  bytes: Buffer | string,
  name = 'sample',
  agency: string | null = null,
  acceptedLists: readonly OtherListKind[] = [],
): Promise<ParsedRow[]> => (await readWhole(bytes, name, agency, acceptedLists)).readings

/** What became of the rows of a file of these bytes; and how many hold anything, as the file was opened. */
export async function accountOf(bytes: Buffer | string): Promise<FileAccount & { records: number; filled: number }> {
  const { readings, account, filled } = await readWhole(bytes, 'sample', null, [])
  return { ...account, records: readings.length, filled }
}

async function readWhole(
  bytes: Buffer | string,
  name: string,
  agency: string | null,
  acceptedLists: readonly OtherListKind[],
): Promise<{ readings: ParsedRow[]; account: FileAccount; filled: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'sample-'))
  try {
    const path = join(folder, name)
    await writeFile(path, bytes)
    const source = { ...(await openFile(path)), acceptedLists }
    let filled = 0
    async function* counted(): AsyncGenerator<SheetRow[]> {
      for await (const block of source.rows) {
        filled += block.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')).length
        yield block
      }
    }
    const readings: ParsedRow[] = []
    for await (const block of readFile({ ...source, rows: counted() }, TODAY, agency)) readings.push(...block)
    return { readings, account: source.account, filled }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The parsed rows in short, one line for each. */
export const inShort = (readings: readonly ParsedRow[]): string[] =>
  readings.map(({ row, status, reason, placeRaw, amount, spentAt, headcount }) =>
    [row, status, reason, placeRaw, amount, spentAt?.slice(0, 16), headcount].map((value) => value ?? '-').join(' | '),
  )
