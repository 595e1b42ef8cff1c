/** No published cell is longer; the bound keeps every later step linear on hostile input. */
const MAX_CELL = 300

const BRACKETS = new Map([
  ...['[', '{', '<', '〈', '《', '「', '『', '【', '〔', '〖', '«'].map((open) => [open, '('] as const),
  ...[']', '}', '>', '〉', '》', '」', '』', '】', '〕', '〗', '»'].map((close) => [close, ')'] as const),
])

/**
 * One spelling for a cell: NFKC, one kind of bracket, single spaces, no control characters.
 * Control characters are free for marks of our own after this.
 */
export function normalizeCell(raw: string, max: number = MAX_CELL): string {
  const bounded = raw
    .slice(0, max)
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

/** Runs of white space become one space, outer ones go. */
export function collapse(text: string): string {
  return text.split(/\s/).filter(Boolean).join(' ')
}

const EDGE = new Set([...' ,./·-_:;~"\'`|'])

/** A field as it is kept: brackets balanced, outer separators cut off; tidying twice changes nothing. */
export function tidy(text: string): string {
  const chars = [...collapse(balance(text).replaceAll('()', ' ').normalize('NFKC'))]
  let start = 0
  let end = chars.length
  while (start < end && EDGE.has(chars[start] ?? '')) start++
  while (end > start && EDGE.has(chars[end - 1] ?? '')) end--
  return chars.slice(start, end).join('')
}

/** A bracket cut off at the edge leaves its partner behind: close it, or drop it. */
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
