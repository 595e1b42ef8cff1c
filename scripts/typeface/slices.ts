/** Characters that share a file of the typeface. */
export interface Slice {
  name: string
  /** code points of the glyphs in the file */
  codes: readonly number[]
  /** whether the file stands for a whole range: what of it other files hold is taken from them, which come later */
  isRange: boolean
}

/** What nearly every page needs beside its syllables: figures, Latin letters, punctuation. */
const BASIC = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, offset) => 0x20 + offset),
  ...[...'\u00a0·…–—‘’“”「」→←↑↓×±°㎡※★☆₩'].map(codeOf),
]

/** glyphs in a file of those that pages seldom need */
const RANGE_SIZE = 64

/**
 * Cuts a typeface into files, so that a page loads little of it.
 * @param groups syllables that share a file; the first one's come with every page
 * @param all code points that the typeface has
 */
export function cutSlices(groups: readonly string[], all: readonly number[]): Slice[] {
  const known = new Set(all)
  const chosen = groups.map((group, index) => ({
    name: index === 0 ? 'core' : String(index),
    codes: [...(index === 0 ? BASIC : []), ...[...group].map(codeOf)].filter((code) => known.has(code)),
    isRange: false,
  }))
  const taken = new Set(chosen.flatMap(({ codes }) => codes))
  const ranges: Slice[] = []
  let codes: number[] = []
  for (const code of all.filter((one) => !taken.has(one)).sort((a, b) => a - b)) {
    const [first = code] = codes
    if (codes.length === RANGE_SIZE || isSyllable(first) !== isSyllable(code)) codes = []
    if (!codes.length) ranges.push({ name: `from-${code.toString(16)}`, codes, isRange: true })
    codes.push(code)
  }
  return [...ranges, ...chosen]
}

/** Reads the list of groups: lines, an empty one between two groups, `#` before what is a remark. */
export const parseGroups = (text: string): string[] =>
  text
    .replace(/^#.*\n/gm, '')
    .split(/\n{2,}/)
    .map((group) => group.replace(/\s/g, ''))
    .filter((group) => group !== '')

/** `unicode-range` (CSS Fonts 4) of a slice. */
export function unicodeRange({ codes, isRange }: Slice): string {
  const runs: [first: number, last: number][] = []
  for (const code of [...codes].sort((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run && (code === run[1] + 1 || (isRange && isSyllable(run[0]) && isSyllable(code)))) run[1] = code
    else runs.push([code, code])
  }
  return runs.map(([first, last]) => `U+${first.toString(16)}${last > first ? `-${last.toString(16)}` : ''}`).join(',')
}

/** Whether it is a Hangul syllable (Unicode's block of them, which the typeface has all of). */
export const isSyllable = (code: number): boolean => code >= 0xac00 && code <= 0xd7a3

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0
}
