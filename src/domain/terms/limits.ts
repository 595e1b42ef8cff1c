/* Limits of legal texts. */

/** Characters of one legal text. */
export const TERMS_BODY_MAX = 50_000
