import type { IncomingMessage, ServerResponse } from 'node:http'
import { env } from '@/infra/env'
import { gateMessages } from '@/messages/gate'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** From the nearest proxy, because this server speaks http. Other sites cannot set the header without a preflight. */
const schemeOf = (headers: IncomingMessage['headers']): string =>
  [headers['x-forwarded-proto']].flat().at(-1)?.split(',').at(-1)?.trim().toLowerCase() || 'http'

/** Non-browsers send no Origin. `siteUrl` is for proxies that rewrite the Host header. */
export function isCrossSiteWrite(method: string, headers: IncomingMessage['headers'], siteUrl?: string): boolean {
  if (SAFE.has(method)) return false
  const from = headers['sec-fetch-site']
  if (from && from !== 'same-origin' && from !== 'none') return true
  const { origin, host } = headers
  if (origin === undefined) return false
  const site = siteUrl ? new URL(siteUrl) : undefined
  if (site && (origin === site.origin || host === site.host)) return origin !== site.origin
  return origin !== `${schemeOf(headers)}://${host}`
}

/**
 * Checks only writes: Payload's own check would sign out visitors who follow a link from another site. Returns true if
 * it answered with 403.
 */
export function csrfGuard(req: IncomingMessage, res: ServerResponse): boolean {
  if (!isCrossSiteWrite(req.method ?? 'GET', req.headers, env().SITE_URL)) return false
  res.writeHead(403, { 'Content-Type': 'application/json; charset=utf-8' })
  res.end(JSON.stringify({ errors: [{ message: gateMessages.crossSite }] }))
  return true
}
