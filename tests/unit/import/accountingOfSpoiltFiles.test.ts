import iconv from 'iconv-lite'
import { markdownToHwpx } from 'kordoc'
import { utils, write, type BookType } from 'xlsx'
import { describe, expect, it } from 'vitest'
import { ImportFileError } from '@/import/source/errors'
import { scaled } from '../../setup/scale'
import { sampleHwp } from './extract/sampleHwp'
import { samplePdf, tableMarks } from './extract/samplePdf'
import { mutate } from './mutations/mutate'
import { Random } from './mutations/random'
import { seedFiles } from './mutations/seedFiles'
import { accountOf } from './readSample'
import { csv } from './sampleRows'

const RUNS = scaled(8, 200)
const WIDTH = 5
const wide = (...cells: string[]): string[] => [...cells, ...Array<string>(WIDTH - cells.length).fill('')]

/** Pieces of published lists, and of what stands around and in between. */
const PIECES: readonly ((random: Random) => string[][])[] = [
  () => [wide('2024년 3월 업무추진비 집행내역')],
  () => [wide('사용일자', '사용장소', '집행금액', '인원', '비고')],
  () => [wide('언제', '어디', '얼마', '몇', '덧붙임')],
  () => [wide('구분', '예산액', '집행액', '잔액'), wide('시책', '900', '100', '800')],
  (random) => Array.from({ length: 1 + random.below(4) }, () => record(random)),
  (random) => Array.from({ length: 1 + random.below(4) }, () => record(random)),
  (random) => [wide('합계', '', String(random.below(900_000)))],
  () => [wide('※ 3월 31일 기준')],
  () => [wide()],
]

function record(random: Random): string[] {
  const day = random.pick(['2024-03-04', '2024-03-32', '3.4.', '', '없음', '2024-03-04T15:00:00Z'])
  const amount = random.pick(['84,000', '0', '-5,000', '', '많음', '45500'])
  return wide(day, random.pick(['가람식당 본점', '다온분식', '', '\u200b', '구내식당']), amount, random.pick(['4', '']))
}

/** Headings somewhere, so that most files are read. */
function composed(random: Random): string[][] {
  const some = (): string[][] => Array.from({ length: random.below(4) }, () => random.pick(PIECES)(random)).flat()
  return [...some(), wide('사용일자', '사용장소', '집행금액', '인원', '비고'), record(random), ...some(), ...some()]
}

function book(bookType: BookType, random: Random): Buffer {
  const sheets = utils.book_new()
  for (let i = 0; i <= random.below(3); i++) {
    const rows = random.below(4) === 0 ? random.pick(PIECES)(random) : composed(random)
    utils.book_append_sheet(sheets, utils.aoa_to_sheet(rows), `표${i}`)
  }
  return write(sheets, { type: 'buffer', bookType }) as Buffer
}

function page(...tables: string[][][]): string {
  const marked = tables.map((rows) =>
    rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`),
  )
  return `<meta charset="utf-8">${marked.map((rows) => `<table>${rows.join('')}</table>`).join('<p>다음</p>')}`
}

const markdown = (rows: string[][]): string =>
  rows.map((cells, at) => `| ${cells.join(' | ')} |${at === 0 ? `\n|${' --- |'.repeat(WIDTH)}` : ''}`).join('\n')

/** A table as Hangul writes it in one XML file. */
function hwpml(rows: string[][]): string {
  const paragraph = (inner: string) => `<P><TEXT>${inner}</TEXT></P>`
  const cellOf = (text: string, row: number, column: number) =>
    `<CELL RowAddr="${row}" ColAddr="${column}" RowSpan="1" ColSpan="1"><PARALIST>${paragraph(
      `<CHAR>${text}</CHAR>`,
    )}</PARALIST></CELL>`
  const lines = rows.map((cells, row) => `<ROW>${cells.map((text, at) => cellOf(text, row, at)).join('')}</ROW>`)
  const table = `<TABLE RowCount="${rows.length}" ColCount="${WIDTH}">${lines.join('')}</TABLE>`
  return `<?xml version="1.0" encoding="UTF-8"?><HWPML><BODY><SECTION>${paragraph(table)}</SECTION></BODY></HWPML>`
}

const FORMATS: Record<string, (random: Random) => Buffer | string | Promise<Buffer>> = {
  csv: (random) => csv(...composed(random)),
  utf16: (random) => iconv.encode(csv(...composed(random)), 'utf16le', { addBOM: true }),
  html: (random) => page(composed(random), composed(random)),
  xlsx: (random) => book('xlsx', random),
  xlsb: (random) => book('xlsb', random),
  xls: (random) => book('biff8', random),
  ods: (random) => book('ods', random),
  xlml: (random) => book('xlml', random),
  hwp: (random) => sampleHwp(composed(random), composed(random)),
  hwpml: (random) => hwpml(composed(random)),
  hwpx: async (random) => Buffer.from(await markdownToHwpx(markdown(composed(random)))),
  pdf: (random) =>
    samplePdf(
      [composed(random), composed(random)].map((rows) =>
        tableMarks(rows, { edges: [40, 140, 260, 340, 400, 560], top: 550, ruled: random.below(2) === 0 }),
      ),
    ),
}

interface Outcome {
  read: number
  /** files whose rows do not add up */
  astray: string[]
}

async function check(outcome: Outcome, name: string, bytes: Buffer | string): Promise<void> {
  try {
    const { seen, filled, frame, records, unread } = await accountOf(bytes)
    const missed = unread.reduce((sum, part) => sum + part.rows, 0)
    outcome.read += 1
    if (seen !== filled || records + frame + missed !== seen)
      outcome.astray.push(`${name}: ${JSON.stringify({ filled, seen, records, frame, missed })}`)
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error
  }
}

describe('Every filled row of a file is accounted for', () => {
  it.each(Object.keys(FORMATS))(
    'Records, frame and unread rows of a composed %s add up to its rows',
    async (format) => {
      const outcome: Outcome = { read: 0, astray: [] }
      for (let seed = 1; seed <= RUNS; seed++)
        await check(outcome, String(seed), (await FORMATS[format]?.(new Random(seed))) ?? '')
      expect(outcome.astray).toEqual([])
      expect(outcome.read).toBeGreaterThan(RUNS / 4)
    },
  )

  it('Records, frame and unread rows of damaged files add up to their rows', async () => {
    const outcome: Outcome = { read: 0, astray: [] }
    const random = new Random(20_240_304)
    for (const [name, bytes] of await seedFiles())
      for (let i = 0; i < scaled(2, 60); i++) await check(outcome, `${name} ${i}`, mutate(bytes, random))
    expect(outcome.astray).toEqual([])
    expect(outcome.read).toBeGreaterThan(3)
  })
})
