const HEADER_BYTES = 6
const ENTRY_BYTES = 16

/** PNGs are supported since Windows Vista and by all browsers. */
export function icoOf(pictures: readonly { edge: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  pictures.forEach(({ edge, png }, i) => {
    const at = HEADER_BYTES + ENTRY_BYTES * i
    head.writeUInt8(edge % 256, at)
    head.writeUInt8(edge % 256, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  })
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}
