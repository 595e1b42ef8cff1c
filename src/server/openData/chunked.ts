/** Splits values into groups of `size`; the last may be shorter. */
export function* chunked<T>(values: readonly T[], size: number): Generator<T[], void> {
  for (let from = 0; from < values.length; from += size) yield values.slice(from, from + size)
}
