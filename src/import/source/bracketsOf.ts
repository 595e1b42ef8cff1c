/** From the first opening to the last closing bracket: additions to a heading such as a unit. */
export function bracketsOf(word: string): string {
  const from = word.search(/[([]/)
  return from < 0 ? '' : word.slice(from, Math.max(word.lastIndexOf(')'), word.lastIndexOf(']')) + 1)
}
