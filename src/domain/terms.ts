/** Documents members accept or are informed of: terms of service, privacy policy, age of 14, location services. */
export const TERMS_CODES = ['tos', 'privacy', 'age14', 'location'] as const
export type TermsCode = (typeof TERMS_CODES)[number]

export const isTermsCode = (word: string): word is TermsCode => (TERMS_CODES as readonly string[]).includes(word)

/** Only drafts can be deleted; from `in-force` on nothing changes. */
export const TERMS_STATES = ['draft', 'announced', 'in-force', 'past'] as const
export type TermsState = (typeof TERMS_STATES)[number]

export const TERMS_BODY_MAX = 50_000

const CONSENT_ACTIONS = ['given', 'declined', 'withdrawn'] as const
export type ConsentAction = (typeof CONSENT_ACTIONS)[number]

export const CONSENT_STATES = ['given', 'outdated', 'withdrawn', 'never'] as const
/** `outdated`: given to a version that is no longer in force, so it does not count. */
export type ConsentState = (typeof CONSENT_STATES)[number]

/** `last`: the latest decision about any version; null for none. */
export function consentState(inForce: number, last: { action: ConsentAction; version: number } | null): ConsentState {
  if (last === null || last.action === 'declined') return 'never'
  if (last.action === 'withdrawn') return 'withdrawn'
  return last.version === inForce ? 'given' : 'outdated'
}
