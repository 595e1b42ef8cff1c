import type { ApiAnswer, ApiPath, ApiRequest, ApiRoute, IfNeeded } from '@/api/routes'
import { IDEMPOTENCY_HEADER } from '@/contract/headers'
import { routePath } from '@/domain/http/urls'
import type { ViolationCode } from '@/domain/violation'
import { memberMessages } from '@/messages/site/member'

const TIMEOUT_MS = 20_000

export interface ApiError {
  ok: false
  /** 0 if there was no response */
  status: number
  code: ViolationCode | 'unreachable'
  message: string
  /** the field concerned; null for the whole */
  field: string | null
  /** seconds to wait before a retry; null if not stated */
  retryAfter: number | null
}

export type ApiResult<T> = { ok: true; data: T } | ApiError

export const NO_CONTENT: ApiResult<undefined> = { ok: true, data: undefined }

interface HowToSend {
  /** for creating requests: repeating one creates nothing twice */
  idempotencyKey?: string
  signal?: AbortSignal
  timeoutMs?: number
  /** replaces the generic message if the API gives none */
  failureMessage?: string
}

export type RequestOptions<At extends ApiRoute> = ApiRequest<At> & HowToSend

interface ErrorBody {
  error?: { code?: ViolationCode; message?: string; field?: string }
}

const apiError = (
  status: number,
  code: ApiError['code'],
  message: string,
  { field = null, retryAfter = null }: Partial<Pick<ApiError, 'field' | 'retryAfter'>> = {},
): ApiError => ({ ok: false, status, code, message, field, retryAfter })

export const apiPath: ApiPath = routePath

/** Never throws: a failure is a result with a message. The data is `undefined` if there is no body. */
export async function requestApi<At extends ApiRoute>(
  at: At,
  ...[options]: IfNeeded<RequestOptions<At>>
): Promise<ApiResult<ApiAnswer<At>>> {
  const {
    body,
    idempotencyKey,
    signal,
    timeoutMs = TIMEOUT_MS,
    failureMessage,
  } = (options ?? {}) as HowToSend & { body?: object }
  const form = body instanceof FormData
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(routePath(at, options), {
      method: at.slice(0, at.indexOf(' ')),
      ...(body && { body: form ? body : JSON.stringify(body) }),
      headers: {
        ...(body && !form && { 'Content-Type': 'application/json' }),
        ...(idempotencyKey && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
      },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    const text = await response.text()
    const data: unknown = text ? JSON.parse(text) : undefined
    if (response.ok) return { ok: true, data: data as ApiAnswer<At> }
    const { error } = (data ?? {}) as ErrorBody
    return apiError(
      response.status,
      error?.code ?? 'internal',
      error?.message ?? failureMessage ?? memberMessages.unreadable,
      { field: error?.field ?? null, retryAfter: Number(response.headers.get('Retry-After')) || null },
    )
  } catch {
    // No connection, a timeout, or a response not from the API.
    return apiError(0, 'unreachable', failureMessage ?? memberMessages.offline)
  }
}

export async function fetchOrThrow<At extends ApiRoute>(at: At, options: RequestOptions<At>): Promise<ApiAnswer<At>> {
  const answered = await requestApi(at, ...([options] as never))
  if (!answered.ok) throw new Error(answered.message)
  return answered.data
}
