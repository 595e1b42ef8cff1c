import { isUtf8 } from 'node:buffer'

/** For bytes in chunks. A character split at the end of the last chunk counts as complete. */
export class Utf8Check {
  isUtf8 = true
  private rest: Buffer = Buffer.alloc(0)

  add(chunk: Buffer): void {
    if (!this.isUtf8) return
    const bytes = this.rest.length ? Buffer.concat([this.rest, chunk]) : chunk
    const end = bytes.length - brokenOff(bytes)
    this.isUtf8 = isUtf8(bytes.subarray(0, end))
    this.rest = bytes.subarray(end)
  }
}

/** How many trailing bytes start an incomplete character. */
function brokenOff(bytes: Buffer): number {
  for (let length = 1; length <= Math.min(3, bytes.length); length++) {
    const byte = bytes[bytes.length - length] ?? 0
    if (byte < 0x80) return 0
    if (byte < 0xc0) continue
    const whole = byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4
    return length < whole ? length : 0
  }
  return 0
}
