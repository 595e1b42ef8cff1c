/** The documents a member agrees to, or is told about: service terms, privacy policy, being 14, location. */
export const TERMS_CODES = ['tos', 'privacy', 'age14', 'location'] as const
export type TermsCode = (typeof TERMS_CODES)[number]

export const isTermsCode = (word: string): word is TermsCode => (TERMS_CODES as readonly string[]).includes(word)
