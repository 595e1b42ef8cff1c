import { strToU8 } from 'fflate'
import { utils, write } from 'xlsx'
import { zip } from '../../../setup/zip'

/* oxlint-disable local/max-columns -- XML in one piece */
const MB = 1024 * 1024
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const FORMAT = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

interface Parts {
  /** rows of each sheet, as XML */
  sheets: string[]
  /** items of the table of texts, as XML */
  shared?: string
  merged?: string[]
  date1904?: boolean
  /** the second sheet is hidden, and stands first */
  hidden?: boolean
  prefix?: string
  isOpenEnded?: boolean
  more?: Record<string, Uint8Array>
  /** of the compression */
  level?: number
}

/** General, a day, a day and time, thousands, a time, thousands of won, a built-in date. */
const STYLES = `<styleSheet xmlns="${MAIN}"><numFmts count="4"><numFmt numFmtId="164" formatCode="yyyy&quot;년&quot; m&quot;월&quot; d&quot;일&quot;"/><numFmt numFmtId="165" formatCode="yyyy-mm-dd hh:mm:ss"/><numFmt numFmtId="166" formatCode="#,##0,"/><numFmt numFmtId="167" formatCode="[$-412]AM/PM h:mm"/></numFmts><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="7"><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="3"/><xf numFmtId="167"/><xf numFmtId="166"/><xf numFmtId="14"/></cellXfs></styleSheet>`

const type = (part: string, of: string): string =>
  `<Override PartName="/xl/${part}.xml" ContentType="${FORMAT}.${of}+xml"/>`
const relation = (id: string, of: string, target: string): string =>
  `<Relationship Id="${id}" Type="${OFFICE}/${of}" Target="${target}"/>`

/** A workbook put together from its parts' own XML. */
export function bookOf({ sheets, shared = '', merged = [], more = {}, prefix = '', ...book }: Parts): Uint8Array {
  const ids = sheets.map((_, at) => at + 1)
  const tag = (name: string): string => (prefix ? `${prefix}:${name}` : name)
  const xmlns = prefix ? `xmlns:${prefix}="${MAIN}"` : `xmlns="${MAIN}"`
  const merges = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join('')
  const sheetXml = (rows: string): string =>
    `<?xml version="1.0" encoding="UTF-8"?><${tag('worksheet')} ${xmlns}><${tag('sheetData')}>${rows}` +
    (book.isOpenEnded
      ? ''
      : `</${tag('sheetData')}>${merges && `<mergeCells>${merges}</mergeCells>`}</${tag('worksheet')}>`)
  const listed = (book.hidden ? ids.toReversed() : ids).map(
    (id) =>
      `<sheet name="표${id}" sheetId="${id}" ${book.hidden && id === 2 ? 'state="hidden" ' : ''}r:id="rId${id}"/>`,
  )
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${type('workbook', 'sheet.main')}${type('styles', 'styles')}${type('sharedStrings', 'sharedStrings')}${ids.map((id) => type(`worksheets/sheet${id}`, 'worksheet')).join('')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr${book.date1904 ? ' date1904="1"' : ''}/><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${ids.map((id) => relation(`rId${id}`, 'worksheet', `worksheets/sheet${id}.xml`)).join('')}${relation('rIdA', 'styles', 'styles.xml')}${relation('rIdB', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    'xl/styles.xml': STYLES,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${shared}</sst>`,
    ...Object.fromEntries(sheets.map((rows, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(rows)])),
  }
  const bytes = Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)]))
  return zip({ ...bytes, ...more }, book.level)
}

const text = (value: string): string => `<c t="inlineStr"><is><t>${value}</t></is></c>`
const DAYS = [1, 2, 3, 4, 5, 6, 0]
  .flatMap((style) => [0.5, 1, 60, 61, 43466, 43466.5069444, 44561.99999, 1234567].map((day) => [style, day]))
  .map(([style, day], at) => `<row r="${at + 1}"><c r="A${at + 1}" s="${style}"><v>${day}</v></c></row>`)
  .join('')

const SHARED = [
  '<si><t>가람식당</t></si>',
  '<si><t xml:space="preserve">  앞뒤  </t></si>',
  '<si><r><rPr><b/></rPr><t>굵은</t></r><r><t xml:space="preserve"> 글</t></r></si>',
  '<si><t>漢字</t><rPh sb="0" eb="2"><t>한자</t></rPh><phoneticPr fontId="1"/></si>',
  '<si><r><t>漢</t></r><rPh sb="0" eb="1"><t>한</t></rPh><r><t>字</t></r></si>',
  '<si><t>줄_x000D_\n바꿈 &amp; &lt;표&gt; &#44032;</t></si>',
  '<si></si>',
  '<si><t/></si>',
  '<si><t><![CDATA[<그대로>]]></t></si>',
].join('')

/** Workbooks of every kind of cell, by what they show. */
export const BOOKS: Record<string, () => Uint8Array> = {
  'inline texts, without references': () =>
    bookOf({ sheets: [`<row>${text('일자')}${text('장소')}</row><row>${text('1')}<c/>${text('다온')}</row>`] }),
  'shared texts, rich and pronounced': () =>
    bookOf({
      shared: SHARED,
      sheets: [
        Array.from(
          { length: 9 },
          (_, i) => `<row r="${i + 2}"><c r="B${i + 2}" t="s"><v>${i}</v></c><c t="s"><v>0</v></c></row>`,
        ).join(''),
      ],
    }),
  'rich inline texts': () =>
    bookOf({ sheets: ['<row><c t="inlineStr"><is><r><t>가</t></r><r><t>나</t></r></is></c><c t="inlineStr"/></row>'] }),
  'days from 1900': () => bookOf({ sheets: [DAYS] }),
  'days from 1904': () => bookOf({ sheets: [DAYS], date1904: true }),
  'numbers, errors, truths and formulas': () =>
    bookOf({
      sheets: [
        '<row r="3"><c r="A3"><v>52000</v></c><c r="C3" s="3"><v>52000</v></c><c r="D3" s="5"><v>52000</v></c><c r="E3"><v>0.30000000000000004</v></c><c r="F3"><v>1E+21</v></c></row>' +
          '<row r="5"><c r="A5" t="e"><v>#N/A</v></c><c r="B5" t="b"><v>1</v></c><c r="C5" t="b"><v>0</v></c><c r="D5" t="e"><v>#REF!</v></c></row>' +
          '<row r="6"><c r="A6"><f>SUM(A3:A3)</f><v>52000</v></c><c r="B6" t="str"><f>"a"&amp;"b"</f><v>a&amp;b</v></c><c r="C6" t="str"><f>A1</f><v></v></c><c r="D6"><f>A1</f></c></row>',
      ],
    }),
  'blank formatted rows and cells': () =>
    bookOf({
      sheets: [
        `<row r="1"><c r="A1" s="1"/><c r="D1" t="inlineStr"><is><t> </t></is></c></row><row r="4">${text('값')}<c r="F4" s="2"/></row>` +
          Array.from({ length: 500 }, (_, i) => `<row r="${i + 5}" s="1"><c r="A${i + 5}" s="1"/></row>`).join('') +
          '<row r="900"><c r="C900" t="inlineStr"><is><t>끝</t></is></c><c r="IW900"><v>1</v></c></row>',
      ],
    }),
  'merged cells': () =>
    bookOf({
      sheets: [
        `<row r="1">${text('가')}${text('나')}</row><row r="2"><c r="A2" s="1"/><c r="B2"><v>2</v></c></row>` +
          `<row r="3"><c r="B3"><v>3</v></c></row><row r="5"><c r="C5" t="inlineStr"><is><t>다</t></is></c></row><row r="6"><c r="A6"><v>6</v></c></row>`,
      ],
      merged: ['C5:C6', 'A1:A3', 'B1:C1', 'B2:B3', 'D5:D6', 'A6:A1000000'],
    }),
  'texts hidden by merged cells': () =>
    bookOf({
      sheets: [
        `<row r="1">${text('가')}${text('숨은')}${text('다')}</row><row r="2">${text('숨은')}<c r="D2"><v>2</v></c></row>` +
          `<row r="3">${text('숨은')}</row><row r="4">${text('숨지 않은')}</row>`,
      ],
      merged: ['A1:B3', 'C1:C2'],
    }),
  'several sheets, one of them hidden': () =>
    bookOf({
      sheets: [`<row>${text('둘')}</row>`, `<row>${text('숨김')}</row>`, `<row>${text('셋')}</row>`],
      hidden: true,
    }),
  'names with a prefix': () => bookOf({ sheets: ['<x:row r="1"><x:c r="A1"><x:v>1</x:v></x:c></x:row>'], prefix: 'x' }),
  'long texts': () => bookOf({ sheets: [`<row>${text('가'.repeat(2_500))}${text('나'.repeat(2_000))}</row>`] }),
  'a list as the library writes it': () => written(true),
  'a list without a table of texts': () => written(false),
}

function written(bookSST: boolean): Uint8Array {
  const days = Array.from({ length: 300 }, (_, i) => [new Date(2024, 2, 1 + (i % 28)), `식당 ${i}`, i * 1000])
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['일자', '장소', '금액'], ...days]), '내역')
  return write(book, { type: 'buffer', bookType: 'xlsx', bookSST, compression: true }) as Buffer
}

const cells = (columns: number): string => '<c><v>1</v></c>'.repeat(columns)
const row = `<row>${text('2026-05-04')}${text('온새미한상')}<c><v>52000</v></c></row>`

export const LARGE = {
  rows: (count: number): Uint8Array =>
    bookOf({ sheets: [`<row>${['사용일자', '사용장소', '사용금액'].map(text).join('')}</row>${row.repeat(count)}`] }),
  refused: {
    'of 2,010,000 cells': {
      make: () => bookOf({ sheets: [`<row>${cells(201)}</row>`.repeat(10_000)] }),
      limit: 'workbook_cells',
      says: '한도 2,000,000개',
    },
    'of 101 MB': {
      make: () => bookOf({ sheets: [row], more: { 'xl/media/a.bin': new Uint8Array(101 * MB) }, level: 0 }),
      limit: 'workbook_bytes',
      says: '한도 100MB',
    },
    'whose sheets inflate to 540 MB': {
      make: () => bookOf({ sheets: [1, 2].map(() => `<a>${' '.repeat(900_000)}</a>`.repeat(300)) }),
      limit: 'workbook_inflated_bytes',
      says: '한도 512MB',
    },
    'whose texts come to 72 MB': {
      make: () =>
        bookOf({ sheets: [row.repeat(50_000)], shared: `<si><t>${'가나'.repeat(1_000)}</t></si>`.repeat(12_000) }),
      limit: 'shared_text',
      says: '한도 64MB',
    },
    'of 200,001 merged cells': {
      make: () => bookOf({ sheets: [row.repeat(50_000)], merged: Array.from({ length: 200_001 }, () => 'A1:A2') }),
      limit: 'merged_cells',
      says: '한도 200,000개',
    },
    'with a cell that has no end': {
      make: () => bookOf({ sheets: [text('가'.repeat(3_000_000))] }),
      limit: 'cell_text',
      says: '한도 1,000,000자',
    },
  } as Record<string, { make: () => Uint8Array; limit: string; says: string }>,
}
