/** Below this many keys one wrong key could mean almost anything. */
const LETTERS_MIN = 6
/** A slip is looked for in this much of a query; the longer the text, the surer the rest tells. */
const LETTERS_MAX = 24
const TRIGRAM = 3
/** Letters kept on each side of a piece: enough to be rare, few enough to be looked up quickly. */
const CONTEXT = 7

export interface SlipSearch {
  /** LIKE patterns: a name with one slip matches one of them. Each keeps trigrams, so an index serves. */
  patterns: string[]
  /** the same, with the length of the gap, as a regular expression */
  expression: string
}

const escapedForExpression = (letters: string): string => letters.replace(/[^\p{L}\p{N}]/gu, '')

/**
 * How to find names that contain `letters` with one key wrong, missing or too many. The text is cut into short pieces:
 * one slip spoils one piece, so what stands before it and after it is there as typed.
 * Null when the text is too short.
 */
export function slipSearch(letters: string): SlipSearch | null {
  const read = letters.slice(0, LETTERS_MAX)
  if (read.length < LETTERS_MIN || /[\\%_]/.test(read)) return null
  const size = read.length < 9 ? 2 : 3
  const patterns: string[] = []
  const expressions: string[] = []
  for (let start = 0; start < read.length; start += size) {
    const end = read.length - start - size < size ? read.length : start + size
    const before = read.slice(Math.max(0, start - CONTEXT), start)
    const after = read.slice(end, end + CONTEXT)
    // A short beginning has no trigram of its own, but the start of a name counts as one.
    const anchor = before.length > 0 && before.length < TRIGRAM ? '' : '%'
    patterns.push(`${anchor}${before}%${after}%`)
    expressions.push(`${escapedForExpression(before)}.{${end - start - 1},${end - start + 1}}${escapedForExpression(after)}`)
    if (end === read.length) break
  }
  return { patterns, expression: expressions.join('|') }
}

/**
 * Whether `name` contains `letters` with at most one key wrong, missing or too many (Sellers' algorithm: edit distance
 * to the nearest piece of the name).
 */
export function containsWithOneSlip(name: string, letters: string): boolean {
  const read = letters.slice(0, LETTERS_MAX)
  let above = Array.from({ length: name.length + 1 }, () => 0)
  for (let i = 1; i <= read.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= name.length; j += 1) {
      const same = read[i - 1] === name[j - 1] ? 0 : 1
      row.push(Math.min((above[j - 1] ?? 0) + same, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1))
    }
    above = row
  }
  return Math.min(...above) <= 1
}
