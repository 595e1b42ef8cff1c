import type { IncomingMessage, ServerResponse } from 'node:http'
import { isCmsPath, cmsRedirect } from '@/domain/staff/cmsRedirect'
import { log } from '@/infra/log'
import { GATE_SENTENCES } from '@/messages/gate'

type IsStaff = (cookies: string | undefined) => Promise<boolean>

/**
 * Leads whoever has no staff session from the content panel to the sign-in. Payload refuses them too, but its layout has
 * begun to answer by then, so that its redirect is a script on an empty page.
 * @returns true when the request was answered
 */
export async function requireStaffForCms(
  req: IncomingMessage,
  res: ServerResponse,
  isStaff: IsStaff,
): Promise<boolean> {
  if ((req.method !== 'GET' && req.method !== 'HEAD') || !isCmsPath(req.url ?? '')) return false
  const signedIn = await isStaff(req.headers.cookie).catch((error: Error) => {
    log.error({ err: error }, 'the staff session could not be read')
    return null
  })
  const door = signedIn === null ? null : cmsRedirect(req.url ?? '', signedIn)
  if (signedIn !== null && door === null) return false
  if (door === null)
    res.writeHead(503, { 'Retry-After': '5', 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' })
  else res.writeHead(307, { Location: door, 'Cache-Control': 'no-store' })
  res.end(door === null ? GATE_SENTENCES.sessionUnknown : undefined)
  return true
}
