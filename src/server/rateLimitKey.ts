import { createHmac } from 'node:crypto'

/** What callers are counted for. */
type RateLimitScope = 'ticket' | 'poll' | 'vote' | 'sign-in' | 'staff-sign-in' | 'view'

/**
 * What stands for a caller's address where callers are counted: who has the table alone cannot find the address in it.
 * @param network of `clientIpPrefix`, or an account
 * @param secret of the installation
 */
export const rateLimitKey = (counted: RateLimitScope, network: string, secret: string): string =>
  `${counted}:${createHmac('sha256', secret).update(`caller ${network}`).digest('base64url')}`
