import { cutText } from '@/domain/cutText'
import { CELL_LENGTH_MAX } from '@/domain/expense/limits'
import { grown } from './hashCounts'

/** Shops compared that took the same amount on the same day. */
const SHOPS_MAX = 20
const FIRST_NAMES = 1 << 10
const CHUNK_BYTES = 1 << 18

/** Shop names by payment, stored as bytes: hundreds of thousands of strings would fill the heap. */
export class ShopNames {
  /** by payment: the last added name, from 1; 0 is none */
  private last = new Uint32Array(FIRST_NAMES)
  /** by name: the previous name of the same payment */
  private before = new Uint32Array(FIRST_NAMES)
  /** by name: byte offset across all chunks, and length */
  private starts = new Uint32Array(FIRST_NAMES)
  private lengths = new Uint32Array(FIRST_NAMES)
  private readonly chunks: Buffer[] = []
  /** bytes used in the last chunk */
  private taken = CHUNK_BYTES
  private size = 0

  /** @param payment its number, contiguous from 1 */
  add(payment: number, name: string): void {
    if (payment >= this.last.length) this.last = grown(this.last, payment * 2)
    if (this.numbersOf(payment).length >= SHOPS_MAX) return
    const number = ++this.size
    if (number >= this.before.length) this.grow()
    const text = cutText(name, CELL_LENGTH_MAX)
    // UTF-8 needs at most three bytes per UTF-16 unit.
    if (this.taken + text.length * 3 > CHUNK_BYTES) {
      this.chunks.push(Buffer.allocUnsafeSlow(CHUNK_BYTES))
      this.taken = 0
    }
    const length = this.chunks.at(-1)?.write(text, this.taken) ?? 0
    this.starts[number] = (this.chunks.length - 1) * CHUNK_BYTES + this.taken
    this.lengths[number] = length
    this.before[number] = this.last[payment] ?? 0
    this.last[payment] = number
    this.taken += length
  }

  /** Last added first. */
  of(payment: number): string[] {
    return this.numbersOf(payment).map((number) => {
      const start = this.starts[number] ?? 0
      const from = start % CHUNK_BYTES
      const chunk = this.chunks[(start - from) / CHUNK_BYTES]
      return chunk?.toString('utf8', from, from + (this.lengths[number] ?? 0)) ?? ''
    })
  }

  private numbersOf(payment: number): number[] {
    const numbers: number[] = []
    for (let number = this.last[payment] ?? 0; number !== 0; number = this.before[number] ?? 0) numbers.push(number)
    return numbers
  }

  private grow(): void {
    const length = this.before.length * 2
    this.before = grown(this.before, length)
    this.starts = grown(this.starts, length)
    this.lengths = grown(this.lengths, length)
  }
}
