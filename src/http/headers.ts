import type { ServerResponse } from 'node:http'
import { env, isHttpsSite } from '@/infra/env'
import { NO_CONTENT_POLICY } from './contentSecurityPolicy'

const ALWAYS: Record<string, string> = {
  // Pages set their own instead.
  'Content-Security-Policy': NO_CONTENT_POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** A year, and this host alone: what else its domain serves is not ours to decide. */
const HSTS = 'max-age=31536000'

/** Headers every answer carries. */
export const securityHeaders = (): Record<string, string> =>
  isHttpsSite(env()) ? { ...ALWAYS, 'Strict-Transport-Security': HSTS } : ALWAYS

export function setSecurityHeaders(res: ServerResponse): void {
  for (const [name, value] of Object.entries(securityHeaders())) res.setHeader(name, value)
}
