/** Keeps later steps linear on hostile input. */
const MAX_CELL = 300

const BRACKETS = new Map([
  ...['[', '{', '<', '〈', '《', '「', '『', '【', '〔', '〖', '«'].map((open) => [open, '('] as const),
  ...[']', '}', '>', '〉', '》', '」', '』', '】', '〕', '〗', '»'].map((close) => [close, ')'] as const),
])

/** Text that normalising leaves unchanged: Hangul syllables and ASCII without other brackets and control characters. */
const PLAIN = /^[ -;=?-Z\\^-z|~가-힣]*$/

/** Paired quotes around words; an apostrophe has letters on both sides. */
const QUOTED = /“([^“”]*)”|‘([^‘’]*)’|(?<![^\s(])(["'])(?=\S)([^"']*)\3(?![^\s),])/g
const QUOTE = /["'‘“]/

/** NFKC, one kind of bracket, no paired quotes, single spaces, no control characters (used as placeholders later). */
export function normalizeCell(raw: string, max: number = MAX_CELL): string {
  const cut = withoutQuotes(raw.slice(0, max))
  if (PLAIN.test(cut)) return collapse(cut)
  const bounded = cut
    .replace(/\p{Surrogate}/gu, ' ')
    .normalize('NFKC')
    .slice(0, max)
  let text = ''
  for (const char of bounded) text += BRACKETS.get(char) ?? char
  return collapse(
    text
      .replace(/\p{Surrogate}/gu, ' ')
      .replace(/\p{Cf}/gu, '')
      .replace(/\p{C}/gu, ' '),
  )
}

const withoutQuotes = (text: string): string => (QUOTE.test(text) ? text.replace(QUOTED, '$1$2$4') : text)

const UNEVEN = /^\s|\s\s|[^\S ]|\s$/

export function collapse(text: string): string {
  return UNEVEN.test(text) ? text.split(/\s/).filter(Boolean).join(' ') : text
}

const EDGE = new Set([...' ,./·-_:;~"\'`|'])

/** A field as stored: balanced brackets, no outer separators. Idempotent. */
export function tidy(text: string): string {
  const balanced = /[()]/.test(text) ? balance(text).replaceAll('()', ' ') : text
  const chars = collapse(balanced.normalize('NFKC'))
  let start = 0
  let end = chars.length
  while (start < end && EDGE.has(chars.charAt(start))) start++
  while (end > start && EDGE.has(chars.charAt(end - 1))) end--
  return chars.slice(start, end)
}

function balance(text: string): string {
  let depth = 0
  let out = ''
  for (const char of text) {
    if (char === '(') depth++
    if (char === ')') {
      if (depth === 0) continue
      depth--
    }
    out += char
  }
  return out + ')'.repeat(depth)
}
