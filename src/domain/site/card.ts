export interface Card {
  over: string
  title: string
  rank: { place: string; rank: number } | null
  /** places of a list, in order */
  places: readonly string[]
  under: string
  /** the photograph next to the texts: its name, and its content's hash, because a file can be replaced */
  photo: { name: string; sha256: string | null } | null
}

export const CARD_WIDTH = 1200
export const CARD_HEIGHT = 630

/** Images drawn per network within the window; cached ones do not count. */
export const CARDS_IN_WINDOW = 120
export const CARDS_WINDOW_SECONDS = 60

const UNKNOWN_LETTERS = /[^\p{Script=Hangul}\x20-\x7e·×–—‘’“”…]/gu

/** A text restricted to the images' font, truncated with an ellipsis. */
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
