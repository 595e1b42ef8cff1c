export const CONSENT_ACTIONS = ['given', 'declined', 'withdrawn'] as const
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
