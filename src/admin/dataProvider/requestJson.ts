import { HttpError } from 'react-admin'
import { useEffect, useState } from 'react'
import type { ApiAnswer, ApiPath, ApiRequest, ApiRoute, IfNeeded } from '@/api/routes'
import { routePath } from '@/domain/http/urls'
import { memberMessages } from '@/messages/site/member'

interface ErrorBody {
  message?: string
  /** by field; Payload's REST answers with a list when it rejects earlier */
  errors?: Record<string, string> | { message?: string }[]
  /** the error format of /api/v1 */
  error?: { message?: string; field?: string }
}

const isErrorBody = (body: unknown): body is ErrorBody => typeof body === 'object' && body !== null

/** In react-admin's format: messages in `body.errors` appear at their fields, `root.serverError` for the whole form. */
export function toHttpError(status: number, body: unknown): HttpError {
  if (!isErrorBody(body)) return new HttpError(memberMessages.unreadable, status)
  const { error, errors } = body
  const listed = Array.isArray(errors) ? errors[0]?.message : undefined
  const message = body.message ?? error?.message ?? listed ?? memberMessages.unreadable
  const fields = errors && !Array.isArray(errors) ? errors : error?.field ? { [error.field]: message } : {}
  return new HttpError(message, status, { ...body, errors: { ...fields, root: { serverError: message } } })
}

export interface JsonResponse {
  status: number
  headers: Headers
  body: string
  json: unknown
}

function parse(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    // Not JSON, for example a proxy's error page; the caller decides by the status.
    return undefined
  }
}

/** @throws HttpError for every non-success; status 0 if there was no response */
export async function requestJson(url: string, options: RequestInit = {}): Promise<JsonResponse> {
  const headers = new Headers(options.headers)
  headers.set('Accept', 'application/json')
  if (options.body) headers.set('Content-Type', 'application/json')
  else headers.delete('Content-Type')
  const response = await fetch(url, { ...options, headers, credentials: 'same-origin' }).catch((cause: unknown) => {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    throw new HttpError(memberMessages.offline, 0)
  })
  noteServerDate(response.headers)
  const body = await response.text()
  const json = parse(body)
  if (!response.ok) throw toHttpError(response.status, json)
  return { status: response.status, headers: response.headers, body, json }
}

export const apiPath: ApiPath = routePath

/** Of `/api/v1`. @throws as `requestJson` */
export async function askApi<At extends ApiRoute>(
  at: At,
  ...[asked]: IfNeeded<ApiRequest<At> & { signal?: AbortSignal; keepalive?: boolean }>
): Promise<ApiAnswer<At>> {
  const { body, signal, keepalive } = (asked ?? {}) as { body?: object; signal?: AbortSignal; keepalive?: boolean }
  const { json } = await requestJson(routePath(at, asked), {
    method: at.slice(0, at.indexOf(' ')),
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
  })
  return json as ApiAnswer<At>
}

export const fetchJson = async <T>(url: string, options?: RequestInit): Promise<T> =>
  (await requestJson(url, options)).json as T

const CLOCK_EVERY_MS = 30_000

/** Milliseconds that the server's clock is ahead of this machine's. */
let ahead = 0

/** Our responses are never cached, so their `Date` header is current. */
function noteServerDate(headers: Headers): void {
  const said = Date.parse(headers.get('Date') ?? '')
  if (!Number.isNaN(said)) ahead = said - Date.now()
}

/** The server's time in milliseconds, which decides whether something is late. */
export const serverNow = (): number => Date.now() + ahead

export function useServerNow(): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), CLOCK_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
