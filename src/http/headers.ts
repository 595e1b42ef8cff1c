import type { ServerResponse } from 'node:http'

const ALWAYS: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** Headers every answer carries. */
export function setSecurityHeaders(res: ServerResponse): void {
  for (const [name, value] of Object.entries(ALWAYS)) res.setHeader(name, value)
}
