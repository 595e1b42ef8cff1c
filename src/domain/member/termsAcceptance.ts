import type { Violation } from '../violation'

interface Offered {
  id: number
  required: boolean
}

/**
 * Whether what somebody agreed to is enough under the terms in force: every required one, and none that is not in force,
 * since that is a text that was replaced while they read it.
 * @param before ids they have agreed to earlier
 */
export function validateTermsAcceptance(
  inForce: readonly Offered[],
  agreed: readonly number[],
  before: readonly number[] = [],
): Violation | null {
  if (agreed.some((id) => !inForce.some((terms) => terms.id === id))) return { code: 'terms-changed', params: {} }
  const missing = inForce.some(({ id, required }) => required && !agreed.includes(id) && !before.includes(id))
  return missing ? { code: 'terms-not-accepted', params: {} } : null
}
