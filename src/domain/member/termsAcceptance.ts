import type { Violation } from '../violation'

interface Offered {
  id: number
  required: boolean
}

/**
 * Checks that every required terms version in force is accepted, and no other version: one that is no longer in force
 * was replaced while the user read it.
 * @param before ids the user has agreed to earlier
 */
export function validateTermsAcceptance(
  inForce: readonly Offered[],
  accepted: readonly number[],
  before: readonly number[] = [],
): Violation | null {
  if (accepted.some((id) => !inForce.some((terms) => terms.id === id))) return { code: 'terms-changed', params: {} }
  const missing = inForce.some(({ id, required }) => required && !accepted.includes(id) && !before.includes(id))
  return missing ? { code: 'terms-not-accepted', params: {} } : null
}
