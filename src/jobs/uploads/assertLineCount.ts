import { UPLOAD_LINES_MAX } from '@/domain/upload/limits'
import { ImportFileError } from '@/import/source/importFileError'

const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d

/**
 * Looks at how many lines a text has before any of them is read: its rows are no more than its lines.
 * @throws ImportFileError `too_big` beyond UPLOAD_LINES_MAX
 */
export function assertLineCount(bytes: Buffer, file: string): void {
  let lines = 0
  for (let at = 0; at < bytes.length; at++) {
    const isEnd = bytes[at] === LINE_FEED || (bytes[at] === CARRIAGE_RETURN && bytes[at + 1] !== LINE_FEED)
    if (isEnd && ++lines > UPLOAD_LINES_MAX) throw new ImportFileError({ code: 'too_big', file, limit: 'lines' })
  }
}
