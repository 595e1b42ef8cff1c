import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { koreanDay } from '@/domain/koreanDay'
import { emptyRowCounts, countRow, type RowCounts } from '@/import/load/batch'
import { SeenSigns } from '@/domain/place/evidence/seenSigns'
import { NO_PLACE_WORDS } from '@/domain/place/words/placeWords'
import type { RowSource } from '@/import/source/sheetRow'
import { readFile } from '@/import/transform/readFile'
import type { ParsedRow } from '@/import/transform/record/parsedRow'
import { shippedLexicon } from '@/infra/lexicon/shippedLexicon'
import { INSPECT_USAGE } from '@/messages/cli/importCommands'
import { printReadingTotal } from '@/messages/cli/importReport'
import { acceptedLists } from './files/acceptedLists'
import { forEachFile } from './files/forEachFile'
import { createProgressBar } from './files/progressBar'
import { runCommand, UsageError } from './runCommand'

/** As spreadsheets name the sheet of a file without sheets. */
const ONLY_SHEET = 'Sheet1'

/** Writes NDJSON: one object per row, then one summary per file. */
async function main(): Promise<number> {
  // `--dry-run` has no effect; scripts can pass both commands the same options.
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { agency: { type: 'string' }, accept: { type: 'string', multiple: true }, 'dry-run': { type: 'boolean' } },
  })
  if (positionals.length === 0) throw new UsageError(INSPECT_USAGE)
  const today = koreanDay(new Date())
  const lists = acceptedLists(values.accept)
  // Rows on the same terminal are progress enough.
  const screen = await createProgressBar(process.stderr.isTTY && !process.stdout.isTTY)
  // Within this run only; nothing is stored.
  const signs = new SeenSigns((sign) => sign)
  const { taken, rejected } = await forEachFile(positionals, screen, (source, name) =>
    inspectFile({ ...source, acceptedLists: lists }, name, today, values.agency?.trim() || null, signs),
  )
  if (taken.length + rejected > 1) console.error(`${rejected ? '\n' : ''}${printReadingTotal(taken, rejected)}`)
  return rejected === 0 ? 0 : 1
}

async function inspectFile(
  source: RowSource,
  name: string,
  today: string,
  agency: string | null,
  signs: SeenSigns,
): Promise<RowCounts> {
  const counts = emptyRowCounts()
  const words = { ...NO_PLACE_WORDS, lexicon: shippedLexicon(), signs }
  for await (const readings of readFile(source, today, agency, undefined, words)) {
    for (const reading of readings) countRow(counts, reading)
    await print(readings.map(toLine).join(''))
  }
  await print(`${JSON.stringify({ summary: summaryOf(name, source, counts) })}\n`)
  return counts
}

/** A slow pipe must not fill memory. */
async function print(text: string): Promise<void> {
  if (text && !process.stdout.write(text)) await once(process.stdout, 'drain')
}

function toLine(reading: ParsedRow): string {
  const {
    sheet,
    row,
    status,
    reason,
    column,
    placeRaw,
    place,
    amount,
    spentAt,
    hasTime,
    headcount,
    agency,
    department,
    occasion,
  } = reading
  const line = {
    sheet: sheet ?? ONLY_SHEET,
    row,
    status,
    reason,
    column,
    place: { raw: placeRaw, kind: place.kind, shops: place.shops },
    amount,
    spent_at: spentAt,
    has_time: hasTime,
    headcount,
    agency: agency.name,
    department,
    occasion,
    payment: reading.payment,
    flags: reading.flags,
  }
  return `${JSON.stringify(line)}\n`
}

function summaryOf(file: string, { format, account }: RowSource, { rows, amount, reasons }: RowCounts) {
  return {
    file,
    format,
    rows: rows.ok + rows.skip + rows.error,
    ...rows,
    amount: { total: amount.ok + amount.skip + amount.error, ...amount },
    reasons,
    ...account,
  }
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // `inspect … | head` closes the pipe once it has enough.
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})
await runCommand(main)
