import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { utils, write } from 'xlsx'
import { openFile } from '@/import/extract/openFile'
import { importFile } from '@/import/load/importFile'
import type { temporaryFiles } from '../../import/expenseFiles'
import { NOW } from '../../import/directoryOfImports'
import { addRow } from '../../setup/rows'

/** A file of an invented institution. */
export interface Published {
  months: string[]
  /** `locked`: on its board, with bytes that cannot be read */
  format: 'csv' | 'xlsx' | 'xls' | 'ods' | 'html' | 'locked'
  /** per month; four by default */
  rows?: number
  /** rows of a month that lack it */
  without?: { time?: number; headcount?: number; department?: number }
  /** further rows of a month, without a place */
  blank?: number
  /** further rows of a month that equal its first */
  repeated?: number
  sum?: 'right' | 'wrong' | 'carried'
  /** day of its post on the institution's board */
  posted?: string
}

const PLACES = ['가람식당', '나래국밥', '다솜칼국수', '라온분식', '마루김밥']
const HEADINGS = ['부서', '사용일시', '사용장소', '집행목적', '인원', '금액']

function rowsOf(month: string, { rows = 4, without = {}, blank = 0, repeated = 0 }: Published): string[][] {
  const { time = 0, headcount = 0, department = 0 } = without
  const row = (i: number, place: string): string[] => [
    i < department ? '' : '총무과',
    `${month}-${String(i + 3).padStart(2, '0')}${i < time ? '' : ` 12:${10 + i}`}`,
    place,
    '업무협의',
    i < headcount ? '' : '4',
    String(40_000 + i * 1_000),
  ]
  const own = Array.from({ length: rows }, (_, i) => row(i, `${PLACES[i % PLACES.length]} (중구 을지로 ${i + 1})`))
  const blanks = Array.from({ length: blank }, (_, i) => row(rows + i, ''))
  return [...own, ...Array.from({ length: repeated }, () => own[0] ?? []), ...blanks]
}

function tableOf(institution: string, file: Published): string[][] {
  const rows = file.months.flatMap((month) => rowsOf(month, file))
  const all = rows.reduce((sum, row) => sum + Number(row.at(-1)), 0)
  const stated = { right: all, wrong: all + 1_000, carried: all * 3 }
  const total = file.sum && [file.sum === 'carried' ? '누계' : '합계', '', '', '', '', String(stated[file.sum])]
  return [[`${institution} 업무추진비 집행내역`, '', '', '', '', ''], HEADINGS, ...rows, ...(total ? [total] : [])]
}

function bytesOf(table: string[][], format: Published['format']): string | Uint8Array {
  if (format === 'csv') return `\uFEFF${table.map((row) => row.join(',')).join('\n')}\n`
  if (format === 'html')
    return `<html><body><table>${table
      .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
      .join('')}</table></body></html>`
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(table), '내역')
  return new Uint8Array(write(book, { type: 'array', bookType: format === 'locked' ? 'xlsx' : format }) as ArrayBuffer)
}

/** Imports the files as the importer does, and puts those with a day on a board. Returns the institution's id. */
export async function publish(
  pool: Pool,
  files: ReturnType<typeof temporaryFiles>,
  institution: string,
  published: readonly Published[],
): Promise<number> {
  for (const [i, file] of published.entries()) {
    if (file.format === 'locked') continue
    const path = files.write(`${institution}-${i}.${file.format}`, bytesOf(tableOf(institution, file), file.format))
    await importFile(pool, await openFile(path), NOW, institution)
  }
  const { rows } = await pool.query<{ id: number }>('SELECT id FROM agencies WHERE name = $1', [institution])
  const id = rows[0]?.id ?? 0
  const onBoard = published.map((file, i) => ({ ...file, i })).filter(({ posted }) => posted !== undefined)
  if (onBoard.length === 0) return id
  const source = await addRow(pool, 'sources', { name: institution, agency_id: id })
  const { rows: boards } = await pool.query<{ id: number }>(
    "INSERT INTO source_boards (source_id, address) VALUES ($1, 'https://example.kr/' || $2) RETURNING id",
    [source, institution],
  )
  for (const { i, posted, ...file } of onBoard) {
    const bytes = file.format === 'locked' ? null : bytesOf(tableOf(institution, file), file.format)
    await pool.query(
      `WITH post AS (
         INSERT INTO source_posts (board_id, key, title, address, posted_on, state, seen_at)
         VALUES ($1, $2, '업무추진비', 'https://example.kr/' || $2, $3, 'done', now()) RETURNING id
       ), file AS (
         INSERT INTO source_files (post_id, key, name, state, fault)
         SELECT id, 'file', 'file', 'done', CASE WHEN $4::text IS NULL THEN 'locked' END FROM post RETURNING id
       )
       INSERT INTO source_versions (file_id, sha256, fetched_at) SELECT id, $4, now() FROM file WHERE $4 IS NOT NULL`,
      [boards[0]?.id, String(i), posted, bytes && createHash('sha256').update(bytes).digest('hex')],
    )
  }
  return id
}
