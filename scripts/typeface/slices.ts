/**
 * Every file of a family costs time for each size and weight on a page, so each tier is a separate family, tried after
 * the one before.
 */
export const TIERS = ['core', 'common', 'rest'] as const

export interface Slice {
  name: string
  tier: (typeof TIERS)[number]
  /** code points */
  codes: readonly number[]
}

/** Nearly every page needs these. */
const BASIC = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, offset) => 0x20 + offset),
  ...[...'\u00a0·…–—‘’“”「」→←↑↓×±°㎡※★☆₩'].map(codeOf),
]

/** glyphs per file of rare characters */
const RANGE_SIZE = 64

/** Every page loads the first of `groups`; `all` are code points of the typeface. */
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

/** A blank line separates groups, `#` starts a comment. */
export const parseGroups = (text: string): string[] =>
  text
    .replace(/^#.*\n/gm, '')
    .split(/\n{2,}/)
    .map((group) => group.replace(/\s/g, ''))
    .filter((group) => group !== '')

/** CSS Fonts 4. The last tier uses whole ranges: earlier tiers supply the characters it lacks. */
export function unicodeRange({ codes, tier }: Slice): string {
  const runs: [first: number, last: number][] = []
  for (const code of [...codes].sort((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run && (code === run[1] + 1 || (tier === 'rest' && isSyllable(run[0]) && isSyllable(code)))) run[1] = code
    else runs.push([code, code])
  }
  return runs.map(([first, last]) => `U+${first.toString(16)}${last > first ? `-${last.toString(16)}` : ''}`).join(',')
}

/** Both ends included. */
export const parseUnicodeRange = (range: string): (readonly [first: number, last: number])[] =>
  range.split(',').map((run) => {
    const [first = 0, last = first] = run
      .trim()
      .slice('U+'.length)
      .split('-')
      .map((code) => parseInt(code, 16))
    return [first, last]
  })

/** Unicode's Hangul Syllables block, all of which the typeface covers. */
export const isSyllable = (code: number): boolean => code >= 0xac00 && code <= 0xd7a3

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0
}
