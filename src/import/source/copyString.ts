/** V8 copies shorter slices itself. */
const SLICED_FROM = 13

/** A slice keeps the whole block it was cut from alive, so anything remembered beyond its row must be copied. */
export const copyString = (text: string): string =>
  text.length < SLICED_FROM ? text : Buffer.from(text, 'utf8').toString('utf8')
