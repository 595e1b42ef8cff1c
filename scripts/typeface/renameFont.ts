/** Copyright, trademark and licence (OpenType, `name`). */
const KEPT_NAMES = new Set([0, 7, 13, 14])
const UNICODE_PLATFORMS = new Set([0, 3])

/**
 * In place, in a TrueType file whose licence may reserve the name. Throws unless `to` is as long as `from`, so that no
 * table moves, and the font contains `from`.
 */
export function renameFont(font: Buffer, from: string, to: string): void {
  if (from.length !== to.length) throw new Error(`${to} is not as long as ${from}`)
  const table = findTable(font, 'name')
  const storage = table.offset + font.readUInt16BE(table.offset + 4)
  let renamed = 0
  for (let index = 0; index < font.readUInt16BE(table.offset + 2); index++) {
    const record = table.offset + 6 + index * 12
    if (KEPT_NAMES.has(font.readUInt16BE(record + 6))) continue
    const start = storage + font.readUInt16BE(record + 10)
    const text = font.subarray(start, start + font.readUInt16BE(record + 8))
    const encode = UNICODE_PLATFORMS.has(font.readUInt16BE(record)) ? encodeUtf16Be : encodeLatin1
    for (let at = text.indexOf(encode(from)); at >= 0; at = text.indexOf(encode(from))) {
      encode(to).copy(text, at)
      renamed++
    }
  }
  if (!renamed) throw new Error(`no font is called ${from} here`)
}

function findTable(font: Buffer, tag: string): { offset: number } {
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const entry = 12 + index * 16
    if (font.toString('latin1', entry, entry + 4) === tag) return { offset: font.readUInt32BE(entry + 8) }
  }
  throw new Error(`the font has no table ${tag}`)
}

const encodeUtf16Be = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16()
const encodeLatin1 = (text: string): Buffer => Buffer.from(text, 'latin1')
