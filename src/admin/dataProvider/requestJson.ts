import { HttpError } from 'react-admin'
import { memberMessages } from '@/messages/site/member'
import { noteServerDate } from './serverClock'
import { toHttpError } from './toHttpError'

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

export const fetchJson = async <T>(url: string, options?: RequestInit): Promise<T> =>
  (await requestJson(url, options)).json as T
