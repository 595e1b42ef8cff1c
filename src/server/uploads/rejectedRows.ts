import type { SheetLayout, Upload } from '@/domain/upload/upload'
import type { ProblemReason } from '@/domain/upload/uploadRow'
import type { Queryable } from '@/infra/database/pool'
import type { Cell } from '../backOffice/export/cell'

const BLOCK = 1_000

interface Words {
  /** of the column after the file's own */
  heading: string
  reasons: Partial<Record<ProblemReason, string>>
}

type Rejected = { position: number; sheet: string | null; cells: string[]; reason: ProblemReason }

/**
 * For another upload: lines above the headings (with institution and month), headings, then each row with its reason.
 * In blocks, from the file's first line.
 */
export async function* rejectedRows(
  sql: Queryable,
  { id, layout, agency }: Pick<Upload, 'id' | 'layout' | 'agency'>,
  words: Words,
): AsyncGenerator<Cell[][], void> {
  let after = 0
  let sheet: string | null | undefined
  for (;;) {
    const { rows } = await sql.query<Rejected>(
      `SELECT position, sheet, cells, reason FROM upload_rows
       WHERE upload_id = $1 AND status = 'error' AND position > $2 ORDER BY position LIMIT ${BLOCK}`,
      [id, after],
    )
    const lines: Cell[][] = []
    for (const row of rows) {
      const found = layout.find((one) => one.sheet === row.sheet)
      if (row.sheet !== sheet && found) lines.push(...headOf(found, agency, words.heading))
      sheet = row.sheet
      const width = Math.max(found?.headings.length ?? 0, row.cells.length)
      lines.push([...padded(row.cells, width), words.reasons[row.reason] ?? row.reason])
    }
    if (lines.length) yield lines
    if (rows.length < BLOCK) return
    after = rows.at(-1)?.position ?? after
  }
}

const padded = (cells: readonly string[], width: number): string[] =>
  Array.from({ length: width }, (_, at) => cells[at] ?? '')

function headOf({ head, headerRow, headings }: SheetLayout, agency: string | null, heading: string): Cell[][] {
  const above = head.filter(({ row }) => headerRow !== null && row < headerRow).map(({ cells }) => cells)
  // A chosen institution is in no cell.
  const named = agency ? [[`${agency} 업무추진비`]] : []
  return [...named, ...above, [...headings, heading]]
}
