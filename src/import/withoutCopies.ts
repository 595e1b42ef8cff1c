import type { RowReading } from './record/rowReading'

/** A sheet of which so many rows stand elsewhere tells nothing new. Fewer rows than this prove nothing. */
const COPY_SHARE = 0.9
const COPY_ROWS_MIN = 3
/** So many days and amounts do not agree by chance, even where the shops are spelt otherwise. */
const ALIKE_ROWS_MIN = 8
/** A statement has payments that the list leaves out, and a list's dates may be off by the day of booking. */
const FEED_SHARE = 0.5

/** A sheet's rows as they are read. */
export interface SheetStream {
  /** a card company's own statement */
  isCardFeed: boolean
  blocks: AsyncIterable<RowReading[]>
}

/**
 * The rows of a workbook's sheets without those that tell the same expenses again: a copy of another sheet, or the card
 * company's statement from which the published list was made. The first list passes through as it is read, a later one
 * when it has been read whole, statements at the end.
 */
export async function* withoutCopies(sheets: AsyncIterable<SheetStream>): AsyncGenerator<RowReading[]> {
  const told = new ToldExpenses()
  const feeds: RowReading[] = []
  let first = true
  for await (const { isCardFeed, blocks } of sheets) {
    const held: RowReading[] = isCardFeed ? feeds : []
    for await (const block of blocks) {
      if (isCardFeed || !first) held.push(...block)
      else yield told.add(block)
    }
    if (isCardFeed) continue
    first = false
    if (held.length > 0 && !isCopy(held, told)) yield told.add(held)
  }
  if (feeds.length > 0 && told.share(feeds, feedKey) < FEED_SHARE) yield feeds
}

const isCopy = (rows: readonly RowReading[], told: ToldExpenses): boolean =>
  (rows.length >= COPY_ROWS_MIN && told.share(rows, listKey) >= COPY_SHARE) ||
  (rows.length >= ALIKE_ROWS_MIN && told.share(rows, feedKey) >= COPY_SHARE)

const feedKey = ({ spentAt, amount }: RowReading): string => `${spentAt?.slice(0, 10) ?? ''} ${amount ?? ''}`
const listKey = (row: RowReading): string => `${feedKey(row)} ${row.placeRaw.replace(/\s/g, '')}`

/** How often each expense has been told, by both ways to recognise it. */
class ToldExpenses {
  private readonly counts = new Map<string, number>()

  add(rows: RowReading[]): RowReading[] {
    for (const row of rows)
      for (const key of new Set([listKey(row), feedKey(row)])) this.counts.set(key, (this.counts.get(key) ?? 0) + 1)
    return rows
  }

  /** The share of rows that have their like among those told, each of these used once. */
  share(rows: readonly RowReading[], keyOf: (row: RowReading) => string): number {
    const used = new Map<string, number>()
    const known = rows.filter((row) => {
      const key = keyOf(row)
      used.set(key, (used.get(key) ?? 0) + 1)
      return (used.get(key) ?? 0) <= (this.counts.get(key) ?? 0)
    })
    return rows.length === 0 ? 0 : known.length / rows.length
  }
}
