/** Looks words up by one letter, or in one expression, instead of trying each. */
export type HasWord = (text: string) => boolean

/** `before`: minimum number of characters before the word. */
export function endsWithAny(words: readonly string[], before = 0): HasWord {
  const byLast = groupBy(words, (word) => word.charAt(word.length - 1))
  return (text) => {
    const candidates = byLast.get(text.charAt(text.length - 1))
    return (
      candidates !== undefined && candidates.some((word) => text.length >= word.length + before && text.endsWith(word))
    )
  }
}

export function startsWithAny(words: readonly string[]): HasWord {
  const byFirst = groupBy(words, (word) => word.charAt(0))
  return (text) => byFirst.get(text.charAt(0))?.some((word) => text.startsWith(word)) === true
}

/** An empty expression would match every text. */
const NOTHING = '(?!)'

export function includesAny(words: readonly string[]): HasWord {
  const literals = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  const anywhere = new RegExp(literals.join('|') || NOTHING)
  return (text) => anywhere.test(text)
}

function groupBy(words: readonly string[], letterOf: (word: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const word of words) {
    const group = groups.get(letterOf(word))
    if (group) group.push(word)
    else groups.set(letterOf(word), [word])
  }
  return groups
}

/** Longest first: the lengths to look up where the first `letters` letters match. Shorter names are omitted. */
export function lengthsBy(names: readonly string[], letters: number): ReadonlyMap<string, readonly number[]> {
  const groups = new Map<string, Set<number>>()
  for (const name of names) {
    const start = name.slice(0, letters)
    if (start.length === letters) groups.set(start, new Set(groups.get(start)).add(name.length))
  }
  return new Map([...groups].map(([start, lengths]) => [start, [...lengths].sort((a, b) => b - a)]))
}
