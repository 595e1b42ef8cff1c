/** A slice keeps the whole block it was cut from alive, so anything remembered beyond its row must be copied. */
export const copyString = (text: string): string => Buffer.from(text, 'utf8').toString('utf8')
