/** What somebody did about a document: agreed, was asked and did not, or took an agreement back. */
export const CONSENT_ACTIONS = ['given', 'declined', 'withdrawn'] as const
export type ConsentAction = (typeof CONSENT_ACTIONS)[number]

export const CONSENT_STATES = ['given', 'outdated', 'withdrawn', 'never'] as const
/** `outdated`: given, but to a version that is in force no more, so that it does not stand. */
export type ConsentState = (typeof CONSENT_STATES)[number]

/**
 * How a member's consent to a document stands.
 * @param inForce the version in force
 * @param last the newest thing the member did about any version of the document, null for nothing
 */
export function consentState(inForce: number, last: { action: ConsentAction; version: number } | null): ConsentState {
  if (last === null || last.action === 'declined') return 'never'
  if (last.action === 'withdrawn') return 'withdrawn'
  return last.version === inForce ? 'given' : 'outdated'
}
