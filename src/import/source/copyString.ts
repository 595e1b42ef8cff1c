/**
 * A copy of a string with memory of its own. A cell cut out of a block keeps the whole block alive as long as it lives
 * itself; what is remembered beyond its row must not.
 */
export const copyString = (text: string): string => Buffer.from(text, 'utf8').toString('utf8')
