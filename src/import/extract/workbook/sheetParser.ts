import type { CellObject } from 'xlsx'
import { CELL_LENGTH_MAX } from '@/domain/expense/limits'
import type { MergedCell, SheetLine } from '@/import/source/mergedCells'
import { WIDTH_MAX } from '../document/readWorkbook'
import { type SharedStrings, StringItem } from './sharedStrings'
import { unescapeText, type XmlHandlers } from './parseXml'

export interface SheetSink {
  line: (line: SheetLine) => void
  merged: (cell: MergedCell) => void
}

export interface BookTexts {
  strings: SharedStrings
  formats: readonly string[]
  date1904: boolean
  textOf: (cell: CellObject) => string
}

const VALUE_MAX = (CELL_LENGTH_MAX + 1) * 7
const KNOWN_ERRORS = /^#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|GETTING_DATA|WTF\?)$/

export function sheetHandlers(book: BookTexts, sink: SheetSink): XmlHandlers {
  const inline = new StringItem()
  let row = 0
  let column = -1
  let cells: string[] = []
  let type = ''
  let style = ''
  let value: string | null = null
  let hasInline = false
  let inCell = false
  let inValue = false
  let inInline = false
  const openCell = (attributes: Record<string, string>): void => {
    column = columnOf(attributes.r) ?? column + 1
    type = attributes.t ?? ''
    style = attributes.s ?? ''
    value = null
    hasInline = inValue = inInline = false
    inCell = true
  }
  const closeCell = (): void => {
    inCell = false
    if (column >= WIDTH_MAX) return
    const text = cellOf(type, value, hasInline ? inline.end() : '', style, book)
    if (text === null) return
    while (cells.length < column) cells.push('')
    cells[column] = text
  }
  return {
    open(name, attributes) {
      if (inInline) inline.open(name)
      else if (inCell && name === 'v') [inValue, value] = [true, value ?? '']
      else if (inCell && name === 'is') {
        inline.begin()
        inInline = hasInline = true
      } else if (name === 'c') openCell(attributes)
      else if (name === 'row') {
        row = Number.parseInt(attributes.r ?? '', 10) || row + 1
        column = -1
        cells = []
      } else if (name === 'mergeCell') passMerged(attributes.ref ?? '', sink)
    },
    close(name) {
      if (inInline && name !== 'is') inline.close(name)
      else if (name === 'is') inInline = false
      else if (name === 'v') inValue = false
      else if (name === 'c') closeCell()
      else if (name === 'row' && cells.some((text) => text.trim() !== '')) sink.line({ row, cells })
    },
    text(text) {
      if (inInline) inline.add(text)
      else if (inValue && value !== null && value.length < VALUE_MAX) value += text
    },
  }
}

function cellOf(type: string, value: string | null, inline: string, style: string, book: BookTexts): string | null {
  const z = book.formats[Number(style)] ?? 'General'
  switch (type) {
    case '':
    case 'n':
      return value === null || value === '' ? null : book.textOf({ t: 'n', v: Number.parseFloat(value), z })
    case 's':
      return value === null || value === '' ? null : book.strings.at(Number.parseInt(value, 10))
    case 'inlineStr':
      return inline
    case 'str':
      return unescapeText(value ?? '')
    case 'b':
      return String(value === '1' || value === 'true')
    case 'd':
      return book.textOf({ t: 'n', v: serialOf(value ?? '', book.date1904), z })
    case 'e':
      return KNOWN_ERRORS.test(value ?? '') ? '#ERROR' : ''
    default:
      return unescapeText(value ?? '')
  }
}

const DAY_MS = 86_400_000

/** A written-out date as a spreadsheet's serial number. */
function serialOf(text: string, date1904: boolean): number {
  const time = Date.parse(/Z$|[+-]\d\d:?\d\d$/.test(text) || !text.includes('T') ? text : `${text}Z`)
  return (time - Date.UTC(date1904 ? 1904 : 1899, date1904 ? 0 : 11, date1904 ? 1 : 30)) / DAY_MS
}

/** 'AB12' is in column 27; null without a reference. */
function columnOf(reference: string | undefined): number | null {
  let column = 0
  for (let at = 0; at < (reference?.length ?? 0); at++) {
    const letter = (reference?.charCodeAt(at) ?? 0) - 64
    if (letter < 1 || letter > 26 || column > WIDTH_MAX * 26) break
    column = column * 26 + letter
  }
  return column === 0 ? null : column - 1
}

function passMerged(reference: string, sink: SheetSink): void {
  const [, first = '', top = '', last = '', bottom = ''] =
    /^\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(reference) ?? []
  const column = columnOf(first)
  if (column === null || column >= WIDTH_MAX) return
  sink.merged({ top: Number(top), bottom: Number(bottom), column, lastColumn: columnOf(last) ?? column })
}
