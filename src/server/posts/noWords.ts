/** In place of words that are gone for good, where others have answered them. */
export const NO_WORDS = '-'
