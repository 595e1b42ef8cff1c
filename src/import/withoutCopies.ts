import type { RowReading } from './record/rowReading'

export interface SheetReadings {
  /** a card company's own statement */
  isCardFeed: boolean
  readings: RowReading[]
}

/** A sheet of which so many rows stand elsewhere tells nothing new. Fewer rows than this prove nothing. */
const COPY_SHARE = 0.9
const COPY_ROWS_MIN = 3
/** A statement has payments that the list leaves out, and a list's dates may be off by the day of booking. */
const FEED_SHARE = 0.5

/**
 * The sheets of a workbook without those that tell the same expenses again: a copy of another sheet, or the card
 * company's statement from which the published list was made.
 * @returns the readings of the sheets kept, in their order
 */
export function withoutCopies(sheets: readonly SheetReadings[]): RowReading[][] {
  const kept: SheetReadings[] = []
  const lists = sheets.filter((sheet) => !sheet.isCardFeed)
  for (const sheet of sheets) {
    const others = sheet.isCardFeed ? lists : kept
    const share = shareKnown(sheet.readings, others.flatMap(({ readings }) => readings), sheet.isCardFeed)
    const isCopy = sheet.isCardFeed ? share >= FEED_SHARE : share >= COPY_SHARE && sheet.readings.length >= COPY_ROWS_MIN
    if (!isCopy) kept.push(sheet)
  }
  return kept.map(({ readings }) => readings)
}

/** The share of rows that have their like among others, each of these used once. */
function shareKnown(rows: readonly RowReading[], others: readonly RowReading[], isCardFeed: boolean): number {
  const keyOf = ({ spentAt, amount, placeRaw }: RowReading): string =>
    [spentAt?.slice(0, 10), amount, isCardFeed ? '' : placeRaw.replace(/\s/g, '')].join('\n')
  const left = new Map<string, number>()
  for (const other of others) left.set(keyOf(other), (left.get(keyOf(other)) ?? 0) + 1)
  const found = rows.filter((row) => {
    const count = left.get(keyOf(row)) ?? 0
    if (count > 0) left.set(keyOf(row), count - 1)
    return count > 0
  })
  return rows.length === 0 ? 0 : found.length / rows.length
}
