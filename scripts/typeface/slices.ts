/**
 * How soon a browser looks for a character among the files. It takes time for every file of a family that it looks
 * into, for every size and weight of a page, so each tier is a family of its own that comes after the one before.
 */
export const TIERS = ['core', 'common', 'rest'] as const

/** Characters that share a file of the typeface. */
export interface Slice {
  name: string
  tier: (typeof TIERS)[number]
  /** code points of the glyphs in the file */
  codes: readonly number[]
}

/** What nearly every page needs next to its syllables: figures, Latin letters, punctuation. */
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
  const chosen = groups.map((group, index): Slice => ({
    name: index === 0 ? 'core' : String(index),
    tier: index === 0 ? 'core' : 'common',
    codes: [...(index === 0 ? BASIC : []), ...[...group].map(codeOf)].filter((code) => known.has(code)),
  }))
  const taken = new Set(chosen.flatMap(({ codes }) => codes))
  const rest: Slice[] = []
  let codes: number[] = []
  for (const code of all.filter((one) => !taken.has(one)).sort((a, b) => a - b)) {
    const [first = code] = codes
    if (codes.length === RANGE_SIZE || isSyllable(first) !== isSyllable(code)) codes = []
    if (!codes.length) rest.push({ name: `from-${code.toString(16)}`, tier: 'rest', codes })
    codes.push(code)
  }
  return [...chosen, ...rest]
}

/** Reads the list of groups: lines, an empty one between two groups, `#` before what is a remark. */
export const parseGroups = (text: string): string[] =>
  text
    .replace(/^#.*\n/gm, '')
    .split(/\n{2,}/)
    .map((group) => group.replace(/\s/g, ''))
    .filter((group) => group !== '')

/** `unicode-range` (CSS Fonts 4) of a slice; the rest says whole ranges, as what it lacks of them was found before. */
export function unicodeRange({ codes, tier }: Slice): string {
  const runs: [first: number, last: number][] = []
  for (const code of [...codes].sort((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run && (code === run[1] + 1 || (tier === 'rest' && isSyllable(run[0]) && isSyllable(code)))) run[1] = code
    else runs.push([code, code])
  }
  return runs.map(([first, last]) => `U+${first.toString(16)}${last > first ? `-${last.toString(16)}` : ''}`).join(',')
}

/** The runs of code points, both ends included, that a `unicode-range` names. */
export const parseUnicodeRange = (range: string): (readonly [first: number, last: number])[] =>
  range.split(',').map((run) => {
    const [first = 0, last = first] = run
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((code) => parseInt(code, 16))
    return [first, last]
  })

/** Whether it is a Hangul syllable (Unicode's block of them, which the typeface has all of). */
export const isSyllable = (code: number): boolean => code >= 0xac00 && code <= 0xd7a3

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0
}
