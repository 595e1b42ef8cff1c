import { AMOUNT_FLAG_WON } from '@/domain/expense/limits'
import type { ParsedRow } from './record/parsedRow'

const ENOUGH = 100
/** Fewer amounts prove nothing. */
const AMOUNTS_MIN = 5
/** The share of cheapest amounts to ignore: coffees and typos. */
const LEAST = 0.02
/** After this many buffered blocks, a sheet's amounts are considered uninformative. */
const BLOCKS_HELD_MAX = 50
/** A thousandfold amount exceeds all others by more than this factor. */
const OUTLIER = 20

/** An amount too large for a meal is thousandfold if the others show it, else flagged: some do pay ten million won. */
export async function* settleAmounts(blocks: AsyncIterable<ParsedRow[]>): AsyncGenerator<ParsedRow[]> {
  const likely: number[] = []
  let doubted = 0
  let held: ParsedRow[][] = []
  for await (const block of blocks) {
    for (const { amount, doubtedAmount } of block)
      if (doubtedAmount !== undefined) doubted += 1
      else if (amount !== null && amount > 0 && likely.length < ENOUGH) likely.push(amount)
    if (held.length === 0 && block.every(({ doubtedAmount }) => doubtedAmount === undefined)) {
      yield block
      continue
    }
    held.push(block)
    if (likely.length + doubted < ENOUGH && held.length < BLOCKS_HELD_MAX) continue
    yield* held.map((each) => settled(each, likely, doubted))
    held = []
  }
  yield* held.map((each) => settled(each, likely, doubted))
}

const settled = (rows: readonly ParsedRow[], likely: readonly number[], doubted: number): ParsedRow[] =>
  rows.map(({ doubtedAmount, ...row }): ParsedRow => {
    if (doubtedAmount === undefined) return row
    return isThousandfold(row.amount ?? 0, likely, doubted)
      ? { ...row, status: 'error', reason: 'amount_thousandfold', column: doubtedAmount }
      : row
  })

/** Either most of the list is too large, or a thousandth of the amount is a usual price and the amount is not. */
function isThousandfold(amount: number, likely: readonly number[], doubted: number): boolean {
  if (likely.length + doubted < AMOUNTS_MIN) return false
  if (doubted > likely.length) return true
  const sorted = likely.toSorted((one, other) => one - other)
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  return amount > OUTLIER * Math.min(at(1), AMOUNT_FLAG_WON) && amount / 1000 >= at(LEAST) && amount / 1000 <= at(1)
}
