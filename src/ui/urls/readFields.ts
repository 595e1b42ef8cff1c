export type SearchParams = Record<string, string | string[] | undefined>

/** No name contains control characters, and some readers fail on a page with a NUL. */
const CONTROL = /\p{Cc}/gu

/** An empty field of a GET form means no choice. An inherited name (`?toString=`) may yield a function. */
export function readFields(params: SearchParams): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [key, value] of Object.entries(params)) {
    const given = [value].flat().find((each) => typeof each === 'string')
    const one = given?.normalize('NFC').replace(CONTROL, ' ').trim()
    if (one) values[key] = one
  }
  return values
}
