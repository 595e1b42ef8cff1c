/** Below this many keys one wrong key could mean almost anything. */
const LETTERS_MIN = 7
/** A slip is looked for in this much of a query; the longer the text, the surer the rest tells. */
const LETTERS_MAX = 24
const TRIGRAM = 3
/**
 * Where the pieces begin. They are short at the head, where a name is its own, because what is left of it must stay
 * rare; the tail (칼국수, 설렁탕) is shared by thousands and rare only with the head before it.
 */
function piecesOf(length: number): number[] {
  if (length < 9) return [0, 2, 4, 6].filter((start) => start < length)
  return length < 12 ? [0, 3, 6, 9].filter((start) => start < length) : [0, 3, 6, 6 + Math.ceil((length - 6) / 2)]
}
/** Letters looked up: of the head, where a name is rare, and after the piece. Few, because each costs a look-up. */
const CONTEXT = 6

export interface SlipSearch {
  /** LIKE patterns: a name with one slip matches one of them. Each keeps trigrams, so an index serves. */
  patterns: string[]
  /** the same, with the length of the gap, as a regular expression */
  expression: string
}

/** Letters and digits mean themselves in an expression; of anything else any one character is as good. */
const literal = (letters: string): string => letters.replace(/[^\p{L}\p{N}]/gu, '.')

/**
 * How to find names that contain `letters` with one key wrong, missing or too many. The text is cut into short pieces:
 * one slip spoils one piece, so what stands before it and after it is there as typed.
 * Null when the text is too short.
 */
export function buildTypoQuery(letters: string): SlipSearch | null {
  const read = letters.slice(0, LETTERS_MAX)
  if (read.length < LETTERS_MIN || /[\\%_]/.test(read)) return null
  const starts = piecesOf(read.length)
  const patterns: string[] = []
  const expressions: string[] = []
  for (const [i, start] of starts.entries()) {
    const end = starts[i + 1] ?? read.length
    const [before, after] = [read.slice(0, start), read.slice(end)]
    // A short beginning has no trigram of its own, but the start of a name counts as one.
    const anchor = before.length > 0 && before.length < TRIGRAM ? '' : '%'
    patterns.push(`${anchor}${before.slice(0, CONTEXT)}%${after.slice(0, CONTEXT)}%`)
    expressions.push(`${literal(before)}.{${end - start - 1},${end - start + 1}}${literal(after)}`)
  }
  return { patterns, expression: expressions.join('|') }
}

/**
 * Whether `name` contains `letters` with at most one key wrong, missing or too many (Sellers' algorithm: edit distance
 * to the nearest piece of the name).
 */
export function containsWithinOneEdit(name: string, letters: string): boolean {
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
