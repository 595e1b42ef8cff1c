import type { IncomingHttpHeaders } from 'node:http'
import { RECONCILE_PATH } from '@/contract/reconcile'
import { MCP_PATH } from '@/domain/site/site'
import { isPanel } from '@/domain/staff/cmsRedirect'
import { gateMessages } from '@/messages/gate'
import type { Rejection } from './reject'

const API_METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']
const PAGE_METHODS = ['GET', 'HEAD', 'OPTIONS']
const READS = new Set(['GET', 'HEAD'])

/** Headers by which some frameworks override the method. */
const OVERRIDES = ['x-http-method-override', 'x-http-method', 'x-method-override']
/** The panel's own override for long queries; it turns a POST into a GET. */
const PANEL_OVERRIDE = 'x-payload-http-method-override'

export const isRead = (method: string): boolean => READS.has(method)

/** Answers POST without writing, to any site and without cookies: in every other respect a read. */
export const isOpenRead = (path: string): boolean => path === MCP_PATH || path === RECONCILE_PATH

/** A server action of the panel. Without the header Next looks for one in the form, and fails if it has none. */
const ACTION = 'next-action'

/** Pages accept no forms; every form posts to the API. */
export function methodsOf(path: string): readonly string[] {
  if (/^\/api(\/|$)/.test(path)) return API_METHODS
  // The panel's screens use server actions.
  return isPanel(path) || path === MCP_PATH ? [...PAGE_METHODS, 'POST'] : PAGE_METHODS
}

function overridesMethod(method: string, url: string, headers: IncomingHttpHeaders): boolean {
  if (OVERRIDES.some((name) => headers[name] !== undefined)) return true
  const panels = headers[PANEL_OVERRIDE]
  if (panels !== undefined && (method !== 'POST' || panels !== 'GET')) return true
  const queryAt = url.indexOf('?')
  return queryAt >= 0 && new URLSearchParams(url.slice(queryAt)).has('_method')
}

/** `url` with its query, `path` decoded */
export function validateMethod(
  method: string,
  url: string,
  path: string,
  headers: IncomingHttpHeaders,
): Rejection | null {
  if (!API_METHODS.includes(method) && method !== 'TRACE') {
    return {
      status: 405,
      code: 'unknown-method',
      message: gateMessages.unknownMethod,
      headers: { Allow: methodsOf(path).join(', ') },
    }
  }
  const allowed = isPanel(path) && headers[ACTION] === undefined ? PAGE_METHODS : methodsOf(path)
  if (!allowed.includes(method)) {
    const Allow = allowed.join(', ')
    return { status: 405, code: 'method-not-allowed', message: gateMessages.method(Allow), headers: { Allow } }
  }
  if (!overridesMethod(method, url, headers)) return null
  return { status: 400, code: 'method-override', message: gateMessages.methodOverride }
}

/** A panel server action or long query. Checked before the body is read. */
export const isForStaffAlone = (method: string, path: string, headers: IncomingHttpHeaders): boolean =>
  method === 'POST' && (isPanel(path) || headers[PANEL_OVERRIDE] !== undefined)
