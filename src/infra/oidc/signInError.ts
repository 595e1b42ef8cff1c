import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client'
import type { Violation } from '@/domain/violation'

export interface SignInError {
  violation: Violation
  /** for the log: a code, never a message, which may quote the request */
  reason: string
}

/** RFC 6749, 4.1.2.1: temporary failures at the provider. */
const TRANSIENT = new Set(['server_error', 'temporarily_unavailable'])
const FETCH_FAILED = /^(fetch failed|terminated)$/
const CAUSES_MAX = 5

const unreachable = (reason: string): SignInError => ({
  violation: { code: 'identity-provider-unavailable', params: {} },
  reason,
})
const unproven = (reason: string): SignInError => ({ violation: { code: 'identity-unverified', params: {} }, reason })

function causesOf(error: unknown): unknown[] {
  const chain: unknown[] = []
  for (let at = error; at !== undefined && chain.length < CAUSES_MAX; at = at instanceof Error ? at.cause : undefined)
    chain.push(at)
  return chain
}

const isBusy = (status: number): boolean => status >= 500 || status === 429

/** By tag, because the API's listener replaces the global `Response` with a class `fetch` does not use. */
const isResponse = (cause: unknown): cause is Response => Object.prototype.toString.call(cause) === '[object Response]'

function isNetworkError(cause: unknown): boolean {
  if (isResponse(cause)) return isBusy(cause.status)
  if (cause instanceof DOMException) return cause.name === 'TimeoutError' || cause.name === 'AbortError'
  return cause instanceof TypeError && FETCH_FAILED.test(cause.message)
}

/** Timeouts and server errors say nothing about the person; any other failure refuses sign-in. */
export function toSignInError(error: unknown): SignInError {
  if (error instanceof AuthorizationResponseError) {
    if (error.error === 'access_denied')
      return { violation: { code: 'sign-in-denied', params: {} }, reason: 'access_denied' }
    return TRANSIENT.has(error.error) ? unreachable(error.error) : unproven('authorization response')
  }
  if (error instanceof ResponseBodyError || error instanceof WWWAuthenticateChallengeError)
    return isBusy(error.status) ? unreachable(String(error.status)) : unproven(String(error.status))
  const chain = causesOf(error)
  if (chain.some(isNetworkError)) return unreachable('no answer')
  const coded = chain.find((cause) => cause instanceof ClientError && typeof cause.code === 'string')
  return unproven(coded instanceof ClientError ? (coded.code ?? '') : error instanceof Error ? error.name : 'unknown')
}
