import type { IncomingMessage, ServerResponse } from 'node:http'
import { isCmsPath, cmsRedirect } from '@/domain/staff/cmsRedirect'
import { log } from '@/infra/log'
import { gateMessages } from '@/messages/gate'

type IsStaff = (cookies: string | undefined) => Promise<boolean>

/** Payload would redirect only by script on an empty page, because its layout has already started to respond. */
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
  const location = signedIn === null ? null : cmsRedirect(req.url ?? '', signedIn)
  if (signedIn !== null && location === null) return false
  if (location === null)
    res.writeHead(503, { 'Retry-After': '5', 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' })
  else res.writeHead(307, { Location: location, 'Cache-Control': 'no-store' })
  res.end(location === null ? gateMessages.sessionUnknown : undefined)
  return true
}
