import { createHmac } from 'node:crypto'

/** What is counted per caller. */
type RateLimitScope = 'ticket' | 'poll' | 'vote' | 'sign-in' | 'staff-sign-in' | 'view'

/**
 * A pseudonym for a caller's address, which cannot be recovered from the table alone.
 * @param network from `clientIpPrefix`, or an account
 * @param secret of the installation
 */
export const rateLimitKey = (counted: RateLimitScope, network: string, secret: string): string =>
  `${counted}:${createHmac('sha256', secret).update(`caller ${network}`).digest('base64url')}`
