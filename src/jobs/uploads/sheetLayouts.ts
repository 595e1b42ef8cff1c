import { cutText } from '@/domain/cutText'
import { HEAD_ROWS, PREVIEW_CELL_MAX, PREVIEW_COLUMNS_MAX } from '@/domain/upload/limits'
import type { SheetLayout } from '@/domain/upload/upload'
import type { RowSource, SheetRow } from '@/import/source/sheetRow'
import { shownCell } from '@/import/source/withOverlay'

/** Without personal names; `max` characters per cell. */
export const shownCells = (cells: readonly string[], max = PREVIEW_CELL_MAX): string[] =>
  cells.slice(0, PREVIEW_COLUMNS_MAX).map((cell) => shownCell(cutText(cell, max)))

interface FoundHeader {
  words: readonly string[]
  index: Readonly<Record<string, number | undefined>>
}

/** Collected while the file is read. */
export class SheetLayouts {
  readonly #sheets = new Map<string | null, SheetLayout>()
  readonly #headers = new Map<string | null, FoundHeader>()

  watch(source: RowSource): RowSource {
    const remember = (row: SheetRow) => this.#remember(row)
    async function* rows(): AsyncGenerator<SheetRow[]> {
      for await (const block of source.rows) {
        block.forEach(remember)
        yield block
      }
    }
    return { ...source, rows: rows() }
  }

  #remember({ sheet, row, cells }: SheetRow): void {
    const found = this.#sheets.get(sheet)
    const layout = found ?? { sheet, rows: 0, headerRow: null, headings: [], columns: [], head: [] }
    if (!found) this.#sheets.set(sheet, layout)
    layout.rows = Math.max(layout.rows, row)
    if (layout.head.length < HEAD_ROWS && cells.some((cell) => cell.trim() !== ''))
      layout.head.push({ row, cells: shownCells(cells) })
  }

  /** Staff can change the first header of a sheet. */
  found(header: FoundHeader, sheet: string | null, row: number): void {
    this.#headers.set(sheet, header)
    const layout = this.#sheets.get(sheet)
    if (!layout || layout.headerRow !== null) return
    layout.headerRow = row
    layout.headings = shownCells(header.words)
    layout.columns = header.words.map(
      (_, at) => Object.entries(header.index).find(([, index]) => index === at)?.[0] ?? null,
    )
  }

  columnOf(sheet: string | null, heading: string | null): number | null {
    if (heading === null) return null
    const words = this.#headers.get(sheet)?.words ?? []
    const at = words.findIndex((word) => word.trim() === heading)
    return at < 0 ? null : at
  }

  all(): SheetLayout[] {
    return [...this.#sheets.values()]
  }
}
