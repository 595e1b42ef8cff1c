import type { Identity } from '@/infra/oidc/identity'

/** No other claim of an identity is permanent. */
export type IdentityKey = Pick<Identity, 'issuer' | 'subject'>
