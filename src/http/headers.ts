import type { IncomingMessage, ServerResponse } from 'node:http'
import { isPanelPath } from '@/domain/staff/panelDoor'
import { env, isHttpsSite } from '@/infra/env'

const ALWAYS: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), geolocation=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** A year, and this host alone: what else its domain serves is not ours to decide. */
const HSTS = 'max-age=31536000'

/** A shared cache may keep a public page a minute; a browser asks each time, so that whoever has just written reads it back. */
const PUBLIC_PAGE = 'public, max-age=0, s-maxage=60, must-revalidate'
/** The same, in the field that shared caches alone read (RFC 9213): Chrome obeys `stale-while-revalidate` as well, and showed the page as it was before. */
const SHARED_PAGE = 'public, max-age=60, stale-while-revalidate=300'
const PRIVATE = /^\/(api|cms|admin|_next|login|auth|register|welcome|profile|lists)(\/|$)/

/** Whether a path may answer differently to different people; written in any way that leads to the same page. */
export const isPrivatePath = (url: string): boolean => PRIVATE.test(decodeURIComponent(url.split('?', 1)[0] ?? ''))

/** Headers every answer carries. */
export function setSecurityHeaders(res: ServerResponse): void {
  for (const [name, value] of Object.entries(ALWAYS)) res.setHeader(name, value)
  if (isHttpsSite(env())) res.setHeader('Strict-Transport-Security', HSTS)
}

/**
 * Public pages are the same for everyone, so they may be cached. Next marks every page that reads its address as
 * private; this corrects it at the moment the headers are sent, for successful page reads only.
 */
export function letPublicPagesBeCached(req: IncomingMessage, res: ServerResponse): void {
  const url = req.url ?? ''
  if ((req.method !== 'GET' && req.method !== 'HEAD') || isPanelPath(url)) return
  const isPublic = !isPrivatePath(url)
  const writeHead = res.writeHead.bind(res)
  res.writeHead = ((...args: Parameters<typeof writeHead>) => {
    const status = args[0]
    // Payload asks every page for a colour hint its panel alone needs; browsers would load each page twice for it.
    for (const hint of ['Accept-CH', 'Critical-CH']) res.removeHeader(hint)
    const isPage = /^text\/(html|x-component)/.test(String(res.getHeader('content-type') ?? ''))
    if (isPublic && status === 200 && isPage && !res.hasHeader('set-cookie')) {
      res.setHeader('Cache-Control', PUBLIC_PAGE)
      res.setHeader('CDN-Cache-Control', SHARED_PAGE)
    }
    return writeHead(...args)
  }) as typeof res.writeHead
}
