/** A member's decision about a document: given, declined when asked, or withdrawn later. */
export const CONSENT_ACTIONS = ['given', 'declined', 'withdrawn'] as const
export type ConsentAction = (typeof CONSENT_ACTIONS)[number]

export const CONSENT_STATES = ['given', 'outdated', 'withdrawn', 'never'] as const
/** `outdated`: given to a version that is no longer in force, so it does not count. */
export type ConsentState = (typeof CONSENT_STATES)[number]

/**
 * The state of a member's consent to a document.
 * @param inForce the version in force
 * @param last the member's latest decision about any version; null for none
 */
export function consentState(inForce: number, last: { action: ConsentAction; version: number } | null): ConsentState {
  if (last === null || last.action === 'declined') return 'never'
  if (last.action === 'withdrawn') return 'withdrawn'
  return last.version === inForce ? 'given' : 'outdated'
}
