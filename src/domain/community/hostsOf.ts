const TOP_LEVEL = /^[a-z]{2,24}$/
const APART = /[^a-z0-9.-]+/

function labelsOf(word: string): string[] | null {
  const labels = word.split('.').filter(Boolean)
  return labels.length >= 2 && TOP_LEVEL.test(labels.at(-1) ?? '') ? labels : null
}

/** The distinct hosts in a text, linked or bare ('naver.com'), in lower case. */
export function hostsOf(text: string): string[] {
  const words = text.normalize('NFKC').toLowerCase().split(APART)
  return [...new Set(words.flatMap((word) => labelsOf(word)?.join('.') ?? []))]
}
