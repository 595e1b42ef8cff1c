/** Documents members accept or are informed of: terms of service, privacy policy, age of 14, location services. */
export const TERMS_CODES = ['tos', 'privacy', 'age14', 'location'] as const
export type TermsCode = (typeof TERMS_CODES)[number]

export const isTermsCode = (word: string): word is TermsCode => (TERMS_CODES as readonly string[]).includes(word)
