import type { Violation } from '../violation'

interface Offered {
  id: number
  required: boolean
}

/** An outdated id means a version was replaced while the user read it. `before`: ids accepted earlier. */
export function validateTermsAcceptance(
  inForce: readonly Offered[],
  accepted: readonly number[],
  before: readonly number[] = [],
): Violation | null {
  if (accepted.some((id) => !inForce.some((terms) => terms.id === id))) return { code: 'terms-changed', params: {} }
  const missing = inForce.some(({ id, required }) => required && !accepted.includes(id) && !before.includes(id))
  return missing ? { code: 'terms-not-accepted', params: {} } : null
}
