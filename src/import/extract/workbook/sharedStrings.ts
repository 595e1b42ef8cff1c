import { WORKBOOK_CELLS_MAX, WORKBOOK_SHARED_BYTES_MAX, CELL_LENGTH_MAX } from '@/domain/expense/limits'
import { SizeError } from '@/import/source/errors'
import { parseXml, unescapeText } from './parseXml'

/** Without half an emoji at the end, a text is still long enough to be cut and marked. */
const KEPT = CELL_LENGTH_MAX + 2

/** Joins the text runs of an item, without phonetic hints; for plain text the first. */
export class StringItem {
  private text = ''
  private depth = 0
  private pronounced = 0
  private isPlain = false
  private isDone = false
  private inText = false

  begin(): void {
    this.text = ''
    this.depth = 0
    this.isPlain = this.isDone = this.inText = false
  }

  open(name: string): void {
    if (name === 'rPh') this.pronounced += 1
    if (name === 't') {
      if (this.depth === 0 && this.text === '') this.isPlain = true
      this.inText = this.pronounced === 0 && !this.isDone
    }
    this.depth += 1
  }

  close(name: string): void {
    this.depth -= 1
    if (name === 'rPh') this.pronounced -= 1
    if (name !== 't') return
    this.inText = false
    if (this.isPlain) this.isDone = true
  }

  add(text: string): void {
    if (this.inText && this.text.length < KEPT * 7) this.text += text
  }

  end(): string {
    return unescapeText(this.text).slice(0, KEPT)
  }
}

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
