import { IDEMPOTENCY_HEADER } from '@/domain/http/idempotencyKey'
import type { ViolationCode } from '@/domain/violation'
import { memberMessages } from '@/messages/site/member'

const TIMEOUT_MS = 20_000

export interface ApiError {
  ok: false
  /** 0 when no answer came at all */
  status: number
  code: ViolationCode | 'unreachable'
  message: string
  /** the field it is about; null when it is about the whole */
  field: string | null
  /** seconds to wait before asking again; null where the API said none */
  retryAfter: number | null
}

export type ApiResult<T> = { ok: true; data: T } | ApiError

/** A success without data. */
export const NO_CONTENT: ApiResult<undefined> = { ok: true, data: undefined }

interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** sent as JSON; a FormData goes as it is */
  body?: object
  /** of a request that creates: it may come twice, and creates once */
  idempotencyKey?: string
  signal?: AbortSignal
  timeoutMs?: number
  /** said instead of the general sentence when the API gave no reason of its own */
  failureMessage?: string
}

interface ErrorBody {
  error?: { code?: ViolationCode; message?: string; field?: string }
}

const apiError = (
  status: number,
  code: ApiError['code'],
  message: string,
  { field = null, retryAfter = null }: Partial<Pick<ApiError, 'field' | 'retryAfter'>> = {},
): ApiError => ({ ok: false, status, code, message, field, retryAfter })

/**
 * Asks our own API. Anything that goes wrong on the way is an answer with a sentence, never an exception.
 * @param T what the answer's body is; `undefined` where there is none
 */
export async function requestApi<T = undefined>(
  path: string,
  { method = 'GET', body, idempotencyKey, signal, timeoutMs = TIMEOUT_MS, failureMessage }: RequestOptions = {},
): Promise<ApiResult<T>> {
  const form = body instanceof FormData
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(path, {
      method,
      ...(body && { body: form ? body : JSON.stringify(body) }),
      headers: {
        ...(body && !form && { 'Content-Type': 'application/json' }),
        ...(idempotencyKey && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
      },
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    const text = await response.text()
    const data: unknown = text ? JSON.parse(text) : undefined
    if (response.ok) return { ok: true, data: data as T }
    const { error } = (data ?? {}) as ErrorBody
    return apiError(
      response.status,
      error?.code ?? 'internal',
      error?.message ?? failureMessage ?? memberMessages.unreadable,
      { field: error?.field ?? null, retryAfter: Number(response.headers.get('Retry-After')) || null },
    )
  } catch {
    // No connection, no answer in time, or one that is not the API's.
    return apiError(0, 'unreachable', failureMessage ?? memberMessages.offline)
  }
}
