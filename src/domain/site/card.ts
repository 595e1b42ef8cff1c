/** The picture of a page that messengers show, in words. */
export interface Card {
  /** above the title */
  over: string
  title: string
  /** a rank, large, and where it holds */
  rank: { place: string; rank: number } | null
  /** places of a list, the first one first */
  places: readonly string[]
  /** at the foot */
  under: string
}

export const CARD_WIDTH = 1200
export const CARD_HEIGHT = 630

/** Pictures that one network may have drawn within the window; those that are drawn already do not count. */
export const CARDS_IN_WINDOW = 120
export const CARDS_WINDOW_SECONDS = 60

/** What the typeface of the pictures has no letters for. */
const UNKNOWN_LETTERS = /[^\p{Script=Hangul}\x20-\x7e·×–—‘’“”…]/gu

/** A text as a picture can show it, with an ellipsis where it is longer. */
export function cardText(text: string, max: number): string {
  const known = text.normalize('NFC').replace(UNKNOWN_LETTERS, ' ').replace(/ +/g, ' ').trim()
  const letters = [...known]
  return letters.length > max
    ? `${letters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
    : known
}
