/** How far a version of a legal text has come. Only drafts are deleted; from `in-force` on nothing changes. */
export const TERMS_STATES = ['draft', 'announced', 'in-force', 'past'] as const
export type TermsState = (typeof TERMS_STATES)[number]
