import type { RowSource, SheetRow } from '@/import/source/sheetRow'
import type { ParsedRow } from '@/import/transform/record/parsedRow'

/** Source cells of rows that are parsed later than they are read. */
export class RowCells {
  readonly #sheets = new Map<string | null, Map<number, readonly string[]>>()

  watch(source: RowSource): RowSource {
    const keep = ({ sheet, row, cells }: SheetRow): void => {
      const rows = this.#sheets.get(sheet) ?? new Map<number, readonly string[]>()
      this.#sheets.set(sheet, rows.set(row, cells))
    }
    async function* rows(): AsyncGenerator<SheetRow[]> {
      for await (const block of source.rows) {
        block.forEach(keep)
        yield block
      }
    }
    return { ...source, rows: rows() }
  }

  take(parsed: readonly ParsedRow[]): (readonly string[])[] {
    const cells = parsed.map(({ sheet, row }) => this.#sheets.get(sheet)?.get(row) ?? [])
    const last = new Map<string | null, number>()
    for (const { sheet, row } of parsed) last.set(sheet, Math.max(last.get(sheet) ?? 0, row))
    for (const [sheet, until] of last) {
      const rows = this.#sheets.get(sheet)
      for (const row of rows?.keys() ?? []) {
        if (row > until) break
        rows?.delete(row)
      }
    }
    return cells
  }
}
