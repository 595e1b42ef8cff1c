import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PlaceWords } from '@/domain/place/words/placeWords'
import type { SourceOverlay } from '@/contract/uploads'
import type { UploadKind } from '@/domain/upload/kinds'
import type { Queryable } from '@/infra/database/pool'
import { openFile } from '@/import/extract/openFile'
import type { RowSource } from '@/import/source/sheetRow'
import { withFormatWords, EXPENSE_WORDS } from '@/import/header/withFormatWords'
import { RECORD_DEFINITIONS } from '@/import/records/definitions'
import { recordWords } from '@/import/records/readRecords'
import { UPLOAD_LINES_MAX } from '@/domain/upload/limits'
import { ImportFileError } from '@/import/source/errors'
import { withOverlay } from '@/import/source/withOverlay'
import { JobFailure } from '../jobContext'
import { loadWords, type StoredWords, readFormatWords } from './storedWords'

const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d

/** A text has at most as many rows as lines. @throws ImportFileError `too_big` beyond UPLOAD_LINES_MAX */
function assertLineCount(bytes: Buffer, file: string): void {
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

export interface OpenedUpload {
  id: number
  kind: UploadKind
  agency: string | null
  overlay: SourceOverlay
  /** staff's words at the last reading */
  words: PlaceWords
  /** without the overlay */
  source: RowSource
}

interface Stored {
  kind: UploadKind
  fileName: string
  bytes: Buffer | null
  agency: string | null
  overlay: SourceOverlay
  words: StoredWords | null
  revision: number
}

/**
 * A temporary copy. null if the upload was changed or deleted since; another job handles that. @throws JobFailure if
 * its bytes were erased; ImportFileError
 */
export async function withUpload<T>(
  sql: Queryable,
  { upload, revision }: { upload: number; revision: number },
  work: (opened: OpenedUpload) => Promise<T>,
): Promise<T | null> {
  const { rows } = await sql.query<Stored>(
    `SELECT kind, file_name AS "fileName", bytes, agency, overlay, place_words AS words, revision FROM uploads
     WHERE id = $1 AND status <> 'discarded'`,
    [upload],
  )
  const [stored] = rows
  if (!stored || stored.revision !== revision) return null
  if (!stored.bytes) throw new JobFailure('upload-erased')
  const folder = await mkdtemp(join(tmpdir(), 'upload-'))
  try {
    // Never derived from the upload's name, so that no path can be escaped.
    const path = join(folder, 'file')
    await writeFile(path, stored.bytes)
    const { kind, agency, overlay, fileName, words } = stored
    const opened = await openFile(path, fileName)
    if (opened.format === 'csv') assertLineCount(stored.bytes, fileName)
    const reader = kind === 'visits' ? undefined : recordWords(RECORD_DEFINITIONS[kind])
    const source = withFormatWords(withRowLimit(opened), await readFormatWords(sql, kind), reader)
    return await work({ id: upload, kind, agency, overlay, words: await loadWords(sql, words), source })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const wordsOf = (kind: UploadKind) => (kind === 'visits' ? EXPENSE_WORDS : recordWords(RECORD_DEFINITIONS[kind]))

export const correctedSource = ({ kind, overlay }: OpenedUpload, source: RowSource): RowSource =>
  withOverlay(source, overlay, wordsOf(kind))
