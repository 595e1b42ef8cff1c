import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client'
import type { Violation } from '@/domain/violation'

export interface SignInError {
  violation: Violation
  /** for the log: a word of the library or the protocol, never a message, which may quote what was sent */
  why: string
}

/** RFC 6749, 4.1.2.1: the provider itself says that it cannot at the moment. */
const PASSING = new Set(['server_error', 'temporarily_unavailable'])
const CUT_SHORT = /^(fetch failed|terminated)$/
const CAUSES_MAX = 5

const unreachable = (why: string): SignInError => ({
  violation: { code: 'identity-provider-unavailable', params: {} },
  why,
})
const unproven = (why: string): SignInError => ({ violation: { code: 'identity-unverified', params: {} }, why })

/** An error and what caused it, outermost first. */
function causesOf(error: unknown): unknown[] {
  const chain: unknown[] = []
  for (let at = error; at !== undefined && chain.length < CAUSES_MAX; at = at instanceof Error ? at.cause : undefined)
    chain.push(at)
  return chain
}

const isBusy = (status: number): boolean => status >= 500 || status === 429

function brokeOff(cause: unknown): boolean {
  if (cause instanceof Response) return isBusy(cause.status)
  if (cause instanceof DOMException) return cause.name === 'TimeoutError' || cause.name === 'AbortError'
  return cause instanceof TypeError && CUT_SHORT.test(cause.message)
}

/**
 * What a failed exchange with the identity provider is called. Silence and server faults are nobody's lie; whatever
 * else fails is a check that did not pass, and nobody is signed in.
 */
export function signInFault(error: unknown): SignInError {
  if (error instanceof AuthorizationResponseError) {
    if (error.error === 'access_denied')
      return { violation: { code: 'sign-in-denied', params: {} }, why: 'access_denied' }
    return PASSING.has(error.error) ? unreachable(error.error) : unproven('authorization response')
  }
  if (error instanceof ResponseBodyError || error instanceof WWWAuthenticateChallengeError)
    return isBusy(error.status) ? unreachable(String(error.status)) : unproven(String(error.status))
  const chain = causesOf(error)
  if (chain.some(brokeOff)) return unreachable('no answer')
  const coded = chain.find((cause) => cause instanceof ClientError && typeof cause.code === 'string')
  return unproven(coded instanceof ClientError ? (coded.code ?? '') : error instanceof Error ? error.name : 'unknown')
}
