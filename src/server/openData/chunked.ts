/** The values in groups of so many, the last one shorter. */
export function* chunked<T>(values: readonly T[], size: number): Generator<T[], void> {
  for (let from = 0; from < values.length; from += size) yield values.slice(from, from + size)
}
