import type { Env } from '../env'

export interface IdentitySettings {
  issuer: string
  clientId: string
  /** absent for a public client, whose code is protected only by PKCE */
  clientSecret?: string
  scope: string
  /** a local stand-in, which may use http */
  local: boolean
}

/** null without a client, which disables sign-in */
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
