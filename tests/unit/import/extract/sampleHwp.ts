import { deflateRawSync } from 'node:zlib'
import { CFB } from 'xlsx'

/** The library does not type what it has for OLE compound files. */
interface CompoundFiles {
  read: (bytes: Buffer, options: { type: 'buffer' }) => object
  write: (file: object, options: { type: 'buffer' }) => Buffer
  utils: { cfb_new: () => object; cfb_add: (file: object, path: string, content: Buffer) => void }
}
export const compoundFiles = CFB as CompoundFiles

/** Tags of records, as Hancom's "HWP 5.0 document format" numbers them. */
const TAG = {
  documentProperties: 16,
  idMappings: 17,
  paragraph: 66,
  paragraphText: 67,
  control: 71,
  list: 72,
  table: 77,
} as const

const COMPRESSED = 1
const TABLE_CONTROL = 0x74626c20
const END_OF_PARAGRAPH = 0x0d
const OBJECT = 0x0b

const words = (...values: number[]): Buffer => Buffer.from(Uint16Array.from(values).buffer)

function record(tag: number, level: number, data: Buffer): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt32LE((tag | (level << 10) | (data.length << 20)) >>> 0)
  return Buffer.concat([head, data])
}

const paragraph = (level: number, text: Buffer): Buffer =>
  Buffer.concat([
    record(TAG.paragraph, level, Buffer.alloc(24)),
    record(TAG.paragraphText, level + 1, Buffer.concat([text, words(END_OF_PARAGRAPH)])),
  ])

function cell(text: string, row: number, column: number): Buffer {
  const list = Buffer.concat([words(1, 0, 0, 0, column, row, 1, 1), Buffer.alloc(30)])
  return Buffer.concat([record(TAG.list, 2, list), paragraph(2, Buffer.from(text, 'utf16le'))])
}

function table(rows: readonly (readonly string[])[]): Buffer {
  const id = Buffer.alloc(4)
  id.writeUInt32LE(TABLE_CONTROL)
  const anchor = Buffer.concat([words(OBJECT), id, Buffer.alloc(8), words(OBJECT)])
  const shape = Buffer.concat([Buffer.alloc(4), words(rows.length, rows[0]?.length ?? 0), Buffer.alloc(12)])
  return Buffer.concat([
    paragraph(0, anchor),
    record(TAG.control, 1, Buffer.concat([id, Buffer.alloc(42)])),
    record(TAG.table, 2, shape),
    ...rows.flatMap((cells, row) => cells.map((text, column) => cell(text, row, column))),
  ])
}

/** A Hangul document of version 5, a compound file: paragraphs, and tables as rows of cells. */
export function sampleHwp(...parts: readonly (string | readonly (readonly string[])[])[]): Buffer {
  const header = Buffer.alloc(256)
  header.write('HWP Document File')
  header.writeUInt32BE(0x00_03_00_05, 32)
  header.writeUInt32LE(COMPRESSED, 36)
  const info = Buffer.concat([
    record(TAG.documentProperties, 0, Buffer.alloc(26)),
    record(TAG.idMappings, 0, Buffer.alloc(72)),
  ])
  const body = parts.map((part) =>
    typeof part === 'string' ? paragraph(0, Buffer.from(part, 'utf16le')) : table(part),
  )
  const { utils, write } = compoundFiles
  const file = utils.cfb_new()
  utils.cfb_add(file, '/FileHeader', header)
  utils.cfb_add(file, '/DocInfo', deflateRawSync(info))
  utils.cfb_add(file, '/BodyText/Section0', deflateRawSync(Buffer.concat(body)))
  return write(file, { type: 'buffer' })
}
