import * as oidc from 'openid-client'
import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client'
import { IDENTITY_TIMEOUT_MS } from '@/domain/member/limits'
import type { Violation } from '@/domain/violation'
import { type Identity, readClaims } from './identity'
import type { IdentitySettings } from './settings'

interface SignInError {
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
function toSignInError(error: unknown): SignInError {
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

export interface AuthorizationState {
  state: string
  nonce: string
  /** for PKCE */
  codeVerifier: string
}

export interface OidcClient {
  createAuthorizationRequest(
    redirectUri: string,
  ): Promise<{ url: string; proof: AuthorizationState } | { error: SignInError }>
  /** `redirectUri` as in the request; `answer`: the callback's parameters */
  exchangeCode(
    redirectUri: string,
    answer: URLSearchParams,
    proof: AuthorizationState,
  ): Promise<{ identity: Identity } | { error: SignInError }>
}

type Options = IdentitySettings & { timeoutMs?: number }

/** Never throws. Caches the provider's metadata; while discovery fails, every sign-in retries. */
export function createOidcClient(options: Options): OidcClient {
  let discovered: Promise<oidc.Configuration> | undefined
  const provider = (): Promise<oidc.Configuration> =>
    (discovered ??= discover(options).catch((error: Error) => {
      discovered = undefined
      throw error
    }))
  return {
    async createAuthorizationRequest(redirectUri) {
      try {
        const config = await provider()
        const proof = {
          state: oidc.randomState(),
          nonce: oidc.randomNonce(),
          codeVerifier: oidc.randomPKCECodeVerifier(),
        }
        const url = oidc.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri,
          scope: options.scope,
          state: proof.state,
          nonce: proof.nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(proof.codeVerifier),
          code_challenge_method: 'S256',
        })
        return { url: url.href, proof }
      } catch (error) {
        return { error: toSignInError(error) }
      }
    },
    async exchangeCode(redirectUri, answer, { state, nonce, codeVerifier }) {
      try {
        const arrived = new URL(`${redirectUri}?${answer}`)
        const tokens = await oidc.authorizationCodeGrant(await provider(), arrived, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        const identity = claims ? readClaims(claims) : null
        return identity
          ? { identity }
          : { error: { violation: { code: 'identity-unverified', params: {} }, reason: 'no subject' } }
      } catch (error) {
        return { error: toSignInError(error) }
      }
    },
  }
}

function discover({
  issuer,
  clientId,
  clientSecret,
  local,
  timeoutMs = IDENTITY_TIMEOUT_MS,
}: Options): Promise<oidc.Configuration> {
  // Otherwise the library trusts TLS to the token endpoint instead of verifying the signature.
  const execute = [oidc.enableNonRepudiationChecks]
  if (local) execute.push(oidc.allowInsecureRequests)
  const authentication = clientSecret === undefined ? oidc.None() : oidc.ClientSecretPost(clientSecret)
  return oidc.discovery(new URL(issuer), clientId, undefined, authentication, { execute, timeout: timeoutMs / 1000 })
}
