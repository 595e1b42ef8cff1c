import type { RowSource, SheetRow } from '../source/sheetRow'
import { deriveYears } from './deriveYears'
import { isCardStatement, type TableHeader } from '../header/header'
import type { ScannedRow } from './record/parseRow'
import { settleAmounts } from './settleAmounts'
import type { SheetScanner } from './sheetScanner'
import type { SheetStream } from './markDuplicates'

/** Each sheet comes as blocks of rows; finish it before the next. `passed`: called after every row. */
export async function* sheetStreams(
  source: RowSource,
  walk: SheetScanner,
  passed: (walk: SheetScanner) => void,
  today: string,
): AsyncGenerator<SheetStream> {
  const rows = eachRow(source)
  let next = await rows.next()
  while (!next.done) {
    const sheet = next.value.sheet
    const header = (): TableHeader | null => (walk.table?.sheet === sheet ? walk.table.header : null)
    while (!next.done && next.value.sheet === sheet && !header()) await take()
    const found = header()
    if (found) yield { isCardFeed: isCardStatement(found), blocks: settleAmounts(deriveYears(blocksOf(sheet), today)) }
  }

  async function take(): Promise<ScannedRow[]> {
    if (next.done) return []
    const parsed = walk.push(next.value)
    passed(walk)
    next = await rows.next()
    return parsed
  }

  async function* blocksOf(sheet: string | null): AsyncGenerator<ScannedRow[]> {
    while (!next.done && next.value.sheet === sheet) {
      const block: ScannedRow[] = []
      while (!next.done && next.value.sheet === sheet && block.length < BLOCK_ROWS) block.push(...(await take()))
      yield block
    }
  }
}

const BLOCK_ROWS = 1_000

async function* eachRow({ rows }: RowSource): AsyncGenerator<SheetRow> {
  for await (const block of rows) yield* block
}
