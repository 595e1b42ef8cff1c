/* Limits of legal texts. */

/** Maximum length of a legal text, in characters. */
export const TERMS_BODY_MAX = 50_000
