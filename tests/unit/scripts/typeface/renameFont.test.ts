import { describe, expect, it } from 'vitest'
import { renameFont } from '../../../../scripts/typeface/renameFont'

const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16()

/** A font of one table, `name`, with some records. */
function fontOf(records: readonly [platform: number, id: number, text: Buffer][]): Buffer {
  const header = Buffer.alloc(12 + 16)
  header.writeUInt16BE(1, 4)
  header.write('name', 12)
  header.writeUInt32BE(header.length, 12 + 8)
  const table = Buffer.alloc(6 + records.length * 12)
  table.writeUInt16BE(records.length, 2)
  table.writeUInt16BE(table.length, 4)
  let offset = 0
  for (const [index, [platform, id, text]] of records.entries()) {
    const at = 6 + index * 12
    table.writeUInt16BE(platform, at)
    table.writeUInt16BE(id, at + 6)
    table.writeUInt16BE(text.length, at + 8)
    table.writeUInt16BE(offset, at + 10)
    offset += text.length
  }
  return Buffer.concat([header, table, ...records.map(([, , text]) => text)])
}

describe('Renamed fonts', () => {
  it('A renamed font carries the new name in every name record, in either encoding', () => {
    const font = fontOf([
      [3, 1, utf16('Oldname Variable')],
      [1, 6, Buffer.from('Oldname-Regular')],
    ])
    renameFont(font, 'Oldname', 'Newname')
    expect(font.includes(utf16('Newname Variable'))).toBe(true)
    expect(font.includes('Newname-Regular')).toBe(true)
    expect(font.includes('Oldname')).toBe(false)
  })

  it('A renamed font keeps its copyright notice', () => {
    const font = fontOf([
      [3, 0, utf16('Copyright, with Reserved Font Name Oldname')],
      [3, 1, utf16('Oldname')],
    ])
    renameFont(font, 'Oldname', 'Newname')
    expect(font.includes(utf16('Reserved Font Name Oldname'))).toBe(true)
  })

  it('Renaming rejects a name of another length and a name that the font does not have', () => {
    const font = fontOf([[3, 1, utf16('Oldname')]])
    expect(() => renameFont(font, 'Oldname', 'New')).toThrow('not as long')
    expect(() => renameFont(font, 'Another', 'Newname')).toThrow('no font is called Another')
  })
})
