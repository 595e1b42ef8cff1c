import type { ServerResponse } from 'node:http'
import { env, isHttpsSite } from '@/infra/env'
import { NO_CONTENT_POLICY } from './contentSecurityPolicy'

const ALWAYS: Record<string, string> = {
  // Pages set their own policy.
  'Content-Security-Policy': NO_CONTENT_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** One year, for this host only; other hosts of the domain are not ours. */
const HSTS = 'max-age=31536000'

export const securityHeaders = (): Record<string, string> =>
  isHttpsSite(env()) ? { ...ALWAYS, 'Strict-Transport-Security': HSTS } : ALWAYS

export function setSecurityHeaders(res: ServerResponse): void {
  for (const [name, value] of Object.entries(securityHeaders())) res.setHeader(name, value)
}
