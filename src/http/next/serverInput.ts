import { readFileSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'

/** Next reads the nonce of its scripts from the request's policy, and would trust the caller's. */
export function setScriptNonce(headers: IncomingHttpHeaders, nonce: string | null): void {
  delete headers['content-security-policy']
  delete headers['content-security-policy-report-only']
  if (nonce !== null) headers['content-security-policy'] = `script-src 'nonce-${nonce}'`
}

/**
 * Next would compile `next.config.ts` on every start; its standalone server loads the result through this variable too.
 */
export function takeBuiltConfig(): void {
  const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8')) as { config: object }
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
}
