export type SearchParams = Record<string, string | string[] | undefined>

/** No name has them, and a NUL in a page makes it unreadable to some. */
const CONTROL = /\p{Cc}/gu

/**
 * The fields of an address. A GET form sends every field; an empty one means that nothing was chosen. Next collects
 * parameters in a plain object, so one with the name of an inherited property (`?toString=`) arrives next to a
 * function.
 */
export function readFields(params: SearchParams): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [key, value] of Object.entries(params)) {
    const given = [value].flat().find((each) => typeof each === 'string')
    const one = given?.normalize('NFC').replace(CONTROL, ' ').trim()
    if (one) values[key] = one
  }
  return values
}
