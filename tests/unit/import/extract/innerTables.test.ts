import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { inShort, readSample } from '../readSample'
import { sampleHwpx, withoutRows } from './sampleTable'

describe('Tables inside of tables', () => {
  const ROWS = [
    ['사용일자', '사용장소', '집행금액', '인원'],
    ['2024-03-04', '가람식당|본점', '84,000', '6명'],
    ['2024-03-05', '다온분식', '45,500', '4명'],
  ]
  const WANTED = [
    'ok | - | 가람식당\n본점 | 84000 | 2024-03-04T00:00 | 6',
    'ok | - | 다온분식 | 45500 | 2024-03-05T00:00 | 4',
  ]
  const table = (rows: string[][], cell: (text: string) => string): string => {
    const lines = rows.map((cells) => `<tr>${cells.map((text) => `<td>${cell(text)}</td>`).join('')}</tr>`)
    return `<table>${lines.join('')}</table>`
  }
  const inner = (text: string): string =>
    text.includes('|')
      ? table(
          text.split('|').map((part) => [part]),
          String,
        )
      : text

  it('A table in a cell of an HTML list is the text of that cell', async () => {
    const page = `<html><body>${table(ROWS, inner)}</body></html>`
    expect(withoutRows(inShort(await readSample(page)))).toEqual(WANTED)
  })

  it('A table around lists is the layout of an HTML page', async () => {
    const page = `<html><body><table><tr><td>메뉴</td><td>${table(ROWS, inner)}</td></tr></table></body></html>`
    expect(withoutRows(inShort(await readSample(page)))).toEqual(WANTED)
  })

  it('A table in a cell of a Hangul list is the text of that cell', async () => {
    const paragraph = (run: string): string => `<hp:p><hp:run>${run}</hp:run></hp:p>`
    const column = (text: string): string[][] => text.split('|').map((part) => [part])
    const cellOf = (text: string, row: number, at: number): string => {
      const run = text.includes('|') ? tableOf(column(text)) : `<hp:t>${text}</hp:t>`
      const place = `<hp:cellAddr colAddr="${at}" rowAddr="${row}"/><hp:cellSpan colSpan="1" rowSpan="1"/>`
      return `<hp:tc><hp:subList>${paragraph(run)}</hp:subList>${place}</hp:tc>`
    }
    const rowOf = (cells: string[], row: number): string =>
      `<hp:tr>${cells.map((text, at) => cellOf(text, row, at)).join('')}</hp:tr>`
    const tableOf = (rows: string[][]): string =>
      `<hp:tbl rowCnt="${rows.length}" colCnt="${rows[0]?.length ?? 0}">${rows.map(rowOf).join('')}</hp:tbl>`
    const names = ['hs section', 'hp paragraph']
      .map((name) => name.split(' '))
      .map(([prefix, schema]) => `xmlns:${prefix}="http://www.hancom.co.kr/hwpml/2011/${schema}"`)
    const section = `<hs:sec ${names.join(' ')}>${paragraph(tableOf(ROWS))}</hs:sec>`
    const parts = unzipSync(await sampleHwpx())
    const file = zipSync({ ...parts, 'Contents/section0.xml': strToU8(section) })
    expect(withoutRows(inShort(await readSample(Buffer.from(file))))).toEqual(WANTED)
  })
})
