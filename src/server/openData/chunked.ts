export function* chunked<T>(values: readonly T[], size: number): Generator<T[], void> {
  for (let from = 0; from < values.length; from += size) yield values.slice(from, from + size)
}
