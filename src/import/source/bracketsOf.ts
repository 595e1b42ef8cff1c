/** From the first opening bracket to the last closing one: what a heading says next to its word, such as a unit. */
export function bracketsOf(word: string): string {
  const from = word.search(/[([]/)
  return from < 0 ? '' : word.slice(from, Math.max(word.lastIndexOf(')'), word.lastIndexOf(']')) + 1)
}
