const starts = (bytes: Buffer, at: number, magic: string): boolean =>
  bytes.subarray(at, at + magic.length).equals(Buffer.from(magic, 'latin1'))

/** By the first bytes, before decoding: the library also reads SVG and PDF, which are programs rather than images. */
export function sniffImageType(bytes: Buffer): 'jpeg' | 'png' | 'webp' | null {
  if (starts(bytes, 0, '\xff\xd8\xff')) return 'jpeg'
  if (starts(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png'
  return starts(bytes, 0, 'RIFF') && starts(bytes, 8, 'WEBP') ? 'webp' : null
}
