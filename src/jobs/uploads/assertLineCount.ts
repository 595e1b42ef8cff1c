import { UPLOAD_LINES_MAX } from '@/domain/upload/limits'
import { ImportFileError } from '@/import/source/importFileError'
import type { RowSource } from '@/import/source/sheetRow'

const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d

/** A text has at most as many rows as lines. @throws ImportFileError `too_big` beyond UPLOAD_LINES_MAX */
export function assertLineCount(bytes: Buffer, file: string): void {
  let lines = 0
  for (let at = 0; at < bytes.length; at++) {
    const isEnd = bytes[at] === LINE_FEED || (bytes[at] === CARRIAGE_RETURN && bytes[at + 1] !== LINE_FEED)
    if (isEnd && ++lines > UPLOAD_LINES_MAX) throw new ImportFileError({ code: 'too_big', file, limit: 'lines' })
  }
}

/** For documents, whose rows are counted as they are read. */
export function withRowLimit(source: RowSource, rowsMax = UPLOAD_LINES_MAX): RowSource {
  async function* rows() {
    let count = 0
    for await (const block of source.rows) {
      count += block.length
      if (count > rowsMax) throw new ImportFileError({ code: 'too_big', file: source.file, limit: 'lines' })
      yield block
    }
  }
  return { ...source, rows: rows() }
}
