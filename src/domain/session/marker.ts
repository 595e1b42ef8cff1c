/** The cookie that pages read to load their scripts at once; with https, `__Host-` precedes it. Grants nothing. */
export const SIGNED_IN_MARKER = 'gonggong_signed_in'

/** As an expression of the pages' inline scripts. */
export const HAS_MARKER = `/(^|; )(__Host-)?${SIGNED_IN_MARKER}=1/.test(document.cookie)`

/** In the head of a page, so that the link for signing in never shows for a member. */
export const MARK_SIGNED_IN = `if(${HAS_MARKER})document.documentElement.dataset.signedIn=''`
