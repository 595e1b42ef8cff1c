import * as oidc from 'openid-client'
import { IDENTITY_TIMEOUT_MS } from '@/domain/member/limits'
import { type SignInError, signInFault } from './signInError'
import { type Identity, readClaims } from './identity'
import type { IdentitySettings } from './settings'

/** What one way to the provider is proven by when it comes back. */
export interface AuthorizationState {
  state: string
  nonce: string
  /** of PKCE */
  codeVerifier: string
}

/** The provider who says who somebody is. Nothing here throws: what fails is a fault with its name. */
export interface OidcClient {
  /**
   * A new way to the provider.
   * @param redirectUri where the provider sends the browser back to
   */
  createAuthorizationRequest(
    redirectUri: string,
  ): Promise<{ url: string; proof: AuthorizationState } | { fault: SignInError }>
  /**
   * Exchanges what the browser brought back for who they are, everything checked.
   * @param redirectUri as at the beginning
   * @param answer the parameters that came with the browser
   */
  exchangeCode(
    redirectUri: string,
    answer: URLSearchParams,
    proof: AuthorizationState,
  ): Promise<{ identity: Identity } | { fault: SignInError }>
}

type Options = IdentitySettings & { timeoutMs?: number }

/**
 * The door over OpenID Connect. The provider's description is read when it is first needed and kept; while it cannot be
 * read, each sign-in tries again.
 */
export function createOidcClient(options: Options): OidcClient {
  let described: Promise<oidc.Configuration> | undefined
  const provider = (): Promise<oidc.Configuration> =>
    (described ??= discover(options).catch((error: Error) => {
      described = undefined
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
        return { fault: signInFault(error) }
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
          : { fault: { violation: { code: 'identity-unverified', params: {} }, why: 'no subject' } }
      } catch (error) {
        return { fault: signInFault(error) }
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
  // Without these checks the library trusts TLS to the token endpoint instead of the token's signature.
  const execute = [oidc.enableNonRepudiationChecks]
  if (local) execute.push(oidc.allowInsecureRequests)
  const authentication = clientSecret === undefined ? oidc.None() : oidc.ClientSecretPost(clientSecret)
  return oidc.discovery(new URL(issuer), clientId, undefined, authentication, { execute, timeout: timeoutMs / 1000 })
}
