import type { Identity } from '@/infra/oidc/identity'

/** Identifies an account for sign-in and unlinking; no other claim of an identity is permanent. */
export type IdentityKey = Pick<Identity, 'issuer' | 'subject'>
