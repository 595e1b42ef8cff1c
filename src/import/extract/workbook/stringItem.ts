import { CELL_LENGTH_MAX } from '@/domain/expense/limits'
import { unescapeText } from './parseXml'

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
