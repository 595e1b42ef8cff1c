import * as oidc from 'openid-client'
import { IDENTITY_TIMEOUT_MS } from '@/domain/member/limits'
import { type SignInError, toSignInError } from './signInError'
import { type Identity, readClaims } from './identity'
import type { IdentitySettings } from './settings'

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
