import { strToU8, zipSync } from 'fflate'
import iconv from 'iconv-lite'
import { describe, expect, it } from 'vitest'
import { ImportFileError } from '@/import/source/errors'
import { inShort, readSample } from '../readSample'
import { sampleHwp } from './sampleHwp'
import { samplePdf, tableMarks } from './samplePdf'
import { EDGES, EXPENSES, sampleCsv, sampleHtml, sampleHwpx, sampleWorkbook, TABLE, withoutRows } from './sampleTable'

const pdfOf = (ruled: boolean): Buffer =>
  samplePdf([
    [
      { text: '2024년 3월 업무추진비', x: 300, y: 570, size: 14 },
      { text: '부서 : 나루구 총무과', x: 40, y: 540 },
      ...tableMarks(TABLE, { edges: EDGES, top: 520, ruled }),
    ],
  ])

describe('Sample list in every format', () => {
  const files: [string, () => Promise<Buffer> | Buffer][] = [
    ['as CSV in UTF-8', () => Buffer.from(sampleCsv())],
    ['as CSV with a byte order mark', () => Buffer.from('\ufeff' + sampleCsv())],
    ['as CSV in CP949', () => iconv.encode(sampleCsv(), 'cp949')],
    ['as CSV in UTF-16', () => iconv.encode(sampleCsv(), 'utf16le', { addBOM: true })],
    ['as CSV in UTF-16 without a mark', () => iconv.encode(sampleCsv(), 'utf16be', { addBOM: false })],
    ['as an XLSX workbook with merged headings', () => sampleWorkbook('xlsx')],
    ['as a binary XLSB workbook', () => sampleWorkbook('xlsb')],
    ['as an OpenDocument spreadsheet', () => sampleWorkbook('ods')],
    ['as a legacy XLS workbook', () => sampleWorkbook('biff8')],
    ['as a workbook in XML', () => sampleWorkbook('xlml')],
    ['as an HTML table', () => Buffer.from(sampleHtml())],
    ['as an HTML table in CP949', () => iconv.encode(sampleHtml(), 'cp949')],
    ['as a Hangul document', sampleHwpx],
    ['as a binary Hangul document', () => sampleHwp('2024년 3월 업무추진비', '부서 : 나루구 총무과', TABLE)],
    ['as a PDF with lines', () => pdfOf(true)],
    ['as a PDF without lines', () => pdfOf(false)],
  ]
  it.each(files)('The sample list gives the same rows when it is saved %s', async (_, make) => {
    const readings = await readSample(await make())
    expect(withoutRows(inShort(readings))).toEqual(EXPENSES)
    expect(readings.map(({ agency, department }) => [agency.name, department])).toEqual(
      Array(4).fill(['나루구', '총무과']),
    )
  })
})

describe('Text tables', () => {
  it('Invisible characters in headings and cells are dropped before anything is read', async () => {
    const invisible = [
      '\u200b',
      '\u00ad',
      '\u2060',
      '\ufeff',
      '\u3164',
      '\uffa0',
      '\u115f',
      '\ufe0f',
      '\u034f',
      '\u200e',
      '\u{e0100}',
    ]
    for (const mark of invisible) {
      const spoilt = sampleCsv().replace(/(?<=[가-힣\d])(?=[가-힣\d])/gu, mark)
      expect(withoutRows(inShort(await readSample(spoilt)))).toEqual(EXPENSES)
    }
  })

  it('An amount whose thousands comma splits it in two is joined, and any other shifted row is rejected', async () => {
    const rows = ['2024-03-04,가람식당,84,000,6', '2024-03-05,다온분식,1,234,500,4', '2024-03-06,온새미,국수,45,500,4']
    expect(inShort(await readSample(['일자,장소,금액,인원', ...rows].join('\n') + '\n'))).toEqual([
      '2 | ok | - | 가람식당 | 84000 | 2024-03-04T00:00 | 6',
      '3 | ok | - | 다온분식 | 1234500 | 2024-03-05T00:00 | 4',
      '4 | error | cell_count | 온새미 | - | 2024-03-06T00:00 | 45',
    ])
  })

  it('A text table keeps values that programs guard against conversion to numbers', async () => {
    const readings = await readSample(
      '일자,장소,금액,결제방법\n="2024-03-04",="가람식당",="50000",=$I$12\n\'2024-03-05,다온분식,\'7000,카드\n',
    )
    expect(inShort(readings)).toEqual([
      '2 | ok | - | 가람식당 | 50000 | 2024-03-04T00:00 | -',
      '3 | ok | - | 다온분식 | 7000 | 2024-03-05T00:00 | -',
    ])
  })
})

describe('Files that are not lists', () => {
  it('A web page without a list is rejected as a web page', async () => {
    await expect(
      readSample('<html><body><h1>404</h1><table><tr><td>없는 쪽</td></tr></table></body></html>', 'list.csv'),
    ).rejects.toMatchObject({
      fileError: { code: 'html', file: 'list.csv' },
    })
  })

  it('A file in an unsupported format is rejected with the name of the format', async () => {
    const error: unknown = await readSample(Buffer.from('PK\x03\x04......word/document.xml......PK\x05\x06')).catch(
      (fault: unknown) => fault,
    )
    expect(error).toBeInstanceOf(ImportFileError)
    expect((error as ImportFileError).fileError).toMatchObject({ code: 'unsupported', value: 'DOCX' })
  })

  it.each([
    ['text', 'ODT'],
    ['presentation', 'ODP'],
  ])('An OpenDocument %s is rejected with the name of its format', async (kind, value) => {
    const parts = { mimetype: strToU8(`application/vnd.oasis.opendocument.${kind}`), 'content.xml': strToU8('<a/>') }
    await expect(readSample(Buffer.from(zipSync(parts, { level: 0 })))).rejects.toMatchObject({
      fileError: { code: 'unsupported', value },
    })
  })

  it.each([
    ['nul', 2, '일자,장소,금액\r\n2024-03-04,가람\0식당,50000\r\n'],
    ['web_archive', undefined, 'MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="x"\r\n\r\n--x\r\n'],
    ['protected', undefined, '\x9b DRMONE  This Document is encrypted and protected by Fasoo DRM\0\0'],
    ['protected', undefined, '<## NASCA DRM FILE - VER1.00 ##>\n'],
  ])('A file that cannot be read is rejected by what it is: %s (row %s)', async (code, row, bytes) => {
    const rejection = await readSample(Buffer.from(bytes)).catch((fault: unknown) => fault)
    expect(rejection).toBeInstanceOf(ImportFileError)
    expect((rejection as ImportFileError).fileError).toEqual({ code, file: 'sample', ...(row && { row }) })
  })

  it('A truncated workbook is rejected as damaged', async () => {
    await expect(readSample(sampleWorkbook('xlsx').subarray(0, 3_000))).rejects.toMatchObject({
      fileError: { code: 'damaged' },
    })
  })
})
