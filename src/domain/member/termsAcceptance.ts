import type { Violation } from '../violation'

interface Offered {
  id: number
  required: boolean
}

/**
 * Checks that exactly the required and chosen versions in force are accepted; an outdated id means a version was
 * replaced while the user read it.
 * @param before ids accepted earlier
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
