import type { Env } from '../env'

export interface IdentitySettings {
  issuer: string
  clientId: string
  /** absent for a client without one: PKCE is then all that binds the code */
  clientSecret?: string
  scope: string
  /** the issuer is a stand-in on this machine, and may speak http */
  local: boolean
}

/** What the settings say of the identity provider; null without a client: then no one signs in. */
export function identitySettings(settings: Env): IdentitySettings | null {
  const {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    OIDC_SCOPE: scope,
    OIDC_LOCAL: local,
  } = settings
  if (!clientId) return null
  return { issuer, clientId, ...(clientSecret === undefined ? {} : { clientSecret }), scope, local }
}
