const TOP_LEVEL = /^[a-z]{2,24}$/
const APART = /[^a-z0-9.-]+/

/** Labels of a word that may be a host's name, the last of letters alone; null for other words. */
function labelsOf(word: string): string[] | null {
  const labels = word.split('.').filter(Boolean)
  return labels.length >= 2 && TOP_LEVEL.test(labels.at(-1) ?? '') ? labels : null
}

/** The hosts that a text names, as links or bare ('naver.com'), in lower case, each once. */
export function hostsOf(text: string): string[] {
  const words = text.normalize('NFKC').toLowerCase().split(APART)
  return [...new Set(words.flatMap((word) => labelsOf(word)?.join('.') ?? []))]
}
