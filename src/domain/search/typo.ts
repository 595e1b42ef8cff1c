/** Minimum jamo for typo tolerance; one edit of a shorter query could mean almost anything. */
const LETTERS_MIN = 7
/** Maximum jamo considered for typos; the rest of a longer text is specific enough. */
const LETTERS_MAX = 24
const TRIGRAM = 3
/** Short at the start, where names differ; thousands share an ending (칼국수, 설렁탕), selective only with the start. */
function piecesOf(length: number): number[] {
  if (length < 9) return [0, 2, 4, 6].filter((start) => start < length)
  return length < 12 ? [0, 3, 6, 9].filter((start) => start < length) : [0, 3, 6, 6 + Math.ceil((length - 6) / 2)]
}
/** Jamo of a pattern from the start and from after the piece; few, because each costs an index lookup. */
const CONTEXT = 6

export interface TypoQuery {
  /** the searched text, or the start of a long one */
  letters: string
  /** LIKE patterns: a name with one typo matches one of them. Each contains trigrams, so that an index can be used */
  patterns: string[]
  /** the same as a regular expression, which also checks the length of the gap */
  expression: string
}

/** Letters and digits are literal; any other character becomes a wildcard. */
const literal = (letters: string): string => letters.replace(/[^\p{L}\p{N}]/gu, '.')

/** One key wrong, missing or extra affects one piece; the text around it matches exactly. Null if too short. */
export function buildTypoQuery(letters: string): TypoQuery | null {
  const read = letters.slice(0, LETTERS_MAX)
  if (read.length < LETTERS_MIN || /[\\%_]/.test(read)) return null
  const starts = piecesOf(read.length)
  const patterns: string[] = []
  const expressions: string[] = []
  for (const [i, start] of starts.entries()) {
    const end = starts[i + 1] ?? read.length
    const [before, after] = [read.slice(0, start), read.slice(end)]
    // A short start has no trigram, but pg_trgm pads it at the start of a name.
    const anchor = before.length > 0 && before.length < TRIGRAM ? '' : '%'
    patterns.push(`${anchor}${before.slice(0, CONTEXT)}%${after.slice(0, CONTEXT)}%`)
    expressions.push(`${literal(before)}.{${end - start - 1},${end - start + 1}}${literal(after)}`)
  }
  return { letters: read, patterns, expression: expressions.join('|') }
}

/** Sellers' algorithm. */
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
