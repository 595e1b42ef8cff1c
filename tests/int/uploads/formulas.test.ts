import Papa from 'papaparse'
import { read } from 'xlsx'
import { describe, expect, it } from 'vitest'
import type { UploadRow } from '@/contract/uploadRows'
import { book, HEADINGS, TITLE } from './hostileBooks'
import { expenseCsv, uploadHarness } from './uploadHarness'

const TEXTS = ['=HYPERLINK("http://evil.example","눌러")', '+1+1', '-2+3', '@SUM(1)', '\t=1', '=1\n둘째 줄', '＝1+1']
const rowOf = (text: string, amount: string | number) => ['2026-05-05', '12:30', '모롱이국수', text, 3, '카드', amount]

describe('Formulas in uploaded files', () => {
  const harness = uploadHarness()
  const rowsOf = async (id: number) =>
    (await harness.json<{ rows: UploadRow[] }>('GET', `/uploads/${id}/rows`)).body.rows
  const errorFile = async (id: number, format: string) =>
    Buffer.from(
      await (await harness.browser().send(`/api/v1/staff/uploads/${id}/errors?format=${format}`)).arrayBuffer(),
    )

  it('Formulas in a workbook are read as their cached values, or as empty without one', async () => {
    const change = (sheet: Record<string, unknown>) => {
      sheet.D3 = { t: 's', f: 'HYPERLINK("http://evil.example","눌러")', v: '눌러' }
      sheet.G3 = { t: 'n', f: '50000+2000', v: 52000 }
      sheet.G4 = { t: 'n', f: '1+1' }
    }
    const bytes = book([TITLE, HEADINGS, rowOf('', 0), rowOf('회의', 0)], { change })
    const { id } = await harness.settled(await harness.send('a.xlsx', bytes))
    const rows = await rowsOf(id)
    expect(rows).toMatchObject([
      { status: 'ok', reading: { amount: 52_000, occasion: 'other' } },
      { status: 'error', reason: 'amount_missing' },
    ])
    expect(rows[1]?.cells.at(-1)).toBe('')
  })

  it.each(['csv', 'xlsx'])(
    'Formula-like texts of a %s file cannot run in the error file, which reads back unchanged',
    async (format) => {
      const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
      const bytes =
        format === 'xlsx'
          ? book([TITLE, HEADINGS, ...TEXTS.map((text) => rowOf(text, '백만'))])
          : expenseCsv(TEXTS.map((text) => rowOf(quoted(text), '백만').join()))
      const { id, counts } = await harness.settled(await harness.send(`a.${format}`, bytes))
      expect(counts).toMatchObject({ error: TEXTS.length })
      const cells = (await rowsOf(id)).map((row) => row.cells)

      const csv = await errorFile(id, 'csv')
      const { data } = Papa.parse<string[]>(csv.toString('utf8'))
      const purposes = data.slice(2, 2 + TEXTS.length).map((row) => row[3])
      expect(purposes).toEqual(cells.map((row) => expect.stringContaining(row[3] ?? '') as string))
      for (const purpose of purposes) expect(purpose).not.toMatch(/^[=+\-@\t\r\n＝]/)

      const workbook = read(await errorFile(id, 'xlsx'), { cellFormula: true })
      for (const one of Object.values(workbook.Sheets))
        for (const cell of Object.values(one)) expect((cell as { f?: string } | null)?.f).toBeUndefined()

      for (const [name, again] of [
        ['b.csv', csv],
        ['b.xlsx', await errorFile(id, 'xlsx')],
      ] as const) {
        const read = await harness.settled(await harness.send(name, again))
        expect((await rowsOf(read.id)).map((row) => row.cells.slice(0, HEADINGS.length))).toEqual(cells)
      }
    },
  )
})
