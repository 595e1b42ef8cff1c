import Papa from 'papaparse'
import { decodeText } from '../text/decodeText'
import { guessDelimiter } from '../text/guessDelimiter'
import { readHtml } from './readHtml'
import type { SheetRow } from '@/import/source/sheetRow'

/** Spreadsheets' 'Unicode text', or a web page in UTF-16: small files, read whole. */
export async function readUtf16(bytes: Uint8Array): Promise<SheetRow[]> {
  const text = decodeText(bytes)
  if (text.trimStart().startsWith('<')) return readHtml(Buffer.from(text, 'utf8'))
  const { data } = Papa.parse<string[]>(text, { delimiter: guessDelimiter(text) })
  return data
    .map((cells, i) => ({ sheet: null, row: i + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
}
