const [OPEN, CLOSE, ZERO, NINE, SPACE] = [0x5b, 0x5d, 0x30, 0x39, 0x20]
/** Character codes go up to 65,535. */
const DIGITS_MAX = 5
const LENGTH_MAX = 1 << 20

/** In place: pdfjs-dist fills an array up to the highest code, so a corrupt list would take gigabytes. */
export function sanitizeFontWidths(bytes: Uint8Array): void {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = buffer.indexOf('/W'); at !== -1; at = buffer.indexOf('/W', at + 2)) {
    let next = at + 2
    while (next < buffer.length && (buffer[next] ?? 0) <= SPACE) next++
    if (buffer[next] === OPEN) tameList(buffer, next)
  }
}

function tameList(buffer: Buffer, start: number): void {
  let depth = 0
  let digits = 0
  const end = Math.min(buffer.length, start + LENGTH_MAX)
  for (let at = start; at < end; at++) {
    const byte = buffer[at] ?? 0
    digits = byte >= ZERO && byte <= NINE ? digits + 1 : 0
    if (digits > DIGITS_MAX) buffer.fill(ZERO, at - digits + 1, at + 1)
    if (byte === OPEN) depth++
    else if (byte === CLOSE && --depth === 0) return
  }
}
