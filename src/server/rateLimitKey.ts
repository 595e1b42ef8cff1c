import { createHmac } from 'node:crypto'

type RateLimitScope = 'ticket' | 'poll' | 'vote' | 'sign-in' | 'staff-sign-in' | 'view'

/** It cannot be recovered from the table alone. `network` is from `clientIpPrefix`, or an account. */
export const rateLimitKey = (counted: RateLimitScope, network: string, secret: string): string =>
  `${counted}:${createHmac('sha256', secret).update(`caller ${network}`).digest('base64url')}`
