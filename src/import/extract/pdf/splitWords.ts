import type { PageRules } from './rulings'
import type { Word } from './pageWords'

/** A space counts as at a ruling within this many letters, because letter widths are estimates. */
const SPACE_NEAR = 1.5
/** A word crosses a ruling if it extends beyond it by more than this many letters; less is a wide font. */
const OVERHANG = 0.5
/** A ruling belongs to a column edge within this many points. */
const EDGE_NEAR = 3

/**
 * Some programs draw adjacent cells as one text. A word stays whole without a space near the ruling, without a ruling
 * at its height (a title), or if the next cell has its own text (overflow).
 */
export function splitAtRules(words: readonly Word[], edges: readonly number[], { vertical }: PageRules): Word[] {
  const isRuled = (edge: number, { base, size }: Word): boolean =>
    vertical.some(
      ({ at, from, to }) => Math.abs(at - edge) < EDGE_NEAR && from < base - size / 2 && to > base - size / 2,
    )
  const isTaken = (i: number, word: Word): boolean =>
    words.some(
      (other) => other !== word && middle(other) > (edges[i] ?? 0) && middle(other) < (edges[i + 1] ?? Infinity),
    )
  return words.flatMap((word) => {
    if (!/\S\s+\S/.test(word.text)) return [word]
    const margin = OVERHANG * word.size
    const crossed = edges.filter(
      (edge, i) => edge > word.left + margin && edge < word.right - margin && isRuled(edge, word) && !isTaken(i, word),
    )
    return crossed.reduce<Word[]>(
      (parts, edge) => [...parts.slice(0, -1), ...splitAt(parts.at(-1) ?? word, edge)],
      [word],
    )
  })
}

const middle = ({ left, right }: Word): number => (left + right) / 2

function splitAt(word: Word, edge: number): Word[] {
  const { text, left, right, size } = word
  const widths = Array.from(text, (letter) => ((letter.codePointAt(0) ?? 0) > 0x1100 ? 1 : 0.55))
  const scale = (right - left) / widths.reduce((sum, width) => sum + width, 0)
  let at = -1
  let best = { index: -1, far: SPACE_NEAR * size }
  let x = left
  for (const [index, letter] of Array.from(text).entries()) {
    const width = (widths[index] ?? 0) * scale
    const far = Math.abs(x + width / 2 - edge)
    if (/\s/.test(letter) && far < best.far) {
      best = { index, far }
      at = x
    }
    x += width
  }
  if (best.index === -1) return [word]
  const letters = Array.from(text)
  const [before, after] = [letters.slice(0, best.index).join(''), letters.slice(best.index + 1).join('')]
  // The space's position is an estimate, the ruling's is exact.
  return [
    { ...word, text: before, right: Math.min(at, edge) },
    { ...word, text: after, left: Math.max(at, edge) },
  ]
}
