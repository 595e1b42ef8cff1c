import type { RowSource, SheetRow } from '../source/sheetRow'

export interface ReadProgress {
  rows: number
  /** share of the file, 0 to 1; null for formats that do not report it */
  share: number | null
  /** everything has been read; the rest is the reader's own work */
  ended: boolean
}

/** Wraps a source and counts its rows, at one addition per block. */
export function withProgress(source: RowSource): { source: RowSource; read: () => ReadProgress } {
  let rows = 0
  let ended = false
  async function* counted(): AsyncGenerator<SheetRow[]> {
    for await (const block of source.rows) {
      rows += block.length
      yield block
    }
    ended = true
  }
  const share = (): number | null => (ended ? 1 : source.share ? Math.min(1, source.share()) : null)
  return { source: { ...source, rows: counted() }, read: () => ({ rows, share: share(), ended }) }
}
