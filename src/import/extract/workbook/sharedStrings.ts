import { WORKBOOK_CELLS_MAX, WORKBOOK_SHARED_BYTES_MAX } from '@/domain/expense/fileLimits'
import { SizeError } from '@/import/source/formatError'
import { parseXml } from './parseXml'
import { StringItem } from './stringItem'

/** Recently used texts are cached as strings, because columns repeat them. */
const REMEMBERED = 20_000

/** A workbook's shared texts, stored as bytes: a million strings would fill the heap. */
export class SharedStrings {
  /** Untouched pages of the allocation use no physical memory. */
  private readonly bytes = Buffer.allocUnsafeSlow(WORKBOOK_SHARED_BYTES_MAX)
  private readonly ends = new Uint32Array(WORKBOOK_CELLS_MAX)
  private readonly remembered = new Map<number, string>()
  private count = 0
  private end = 0

  add(text: string): void {
    if (this.count >= this.ends.length || this.end + text.length * 3 > this.bytes.length)
      throw new SizeError('shared_text')
    this.end += this.bytes.write(text, this.end)
    this.ends[this.count++] = this.end
  }

  /** '' for an unknown number */
  at(index: number): string {
    const before = this.remembered.get(index)
    if (before !== undefined) return before
    const text = index < this.count ? this.bytes.toString('utf8', this.ends[index - 1] ?? 0, this.ends[index]) : ''
    if (this.remembered.size >= REMEMBERED) this.remembered.clear()
    this.remembered.set(index, text)
    return text
  }
}

export async function readSharedStrings(chunks: AsyncIterable<Buffer>): Promise<SharedStrings> {
  const strings = new SharedStrings()
  const item = new StringItem()
  const walk = parseXml(chunks, {
    open: (name) => (name === 'si' ? item.begin() : item.open(name)),
    close: (name) => (name === 'si' ? strings.add(item.end()) : item.close(name)),
    text: (text) => item.add(text),
  })
  for await (const _ of walk);
  return strings
}
