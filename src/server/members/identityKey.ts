import type { Identity } from '@/infra/oidc/identity'

/** What an account is found by, and unlinked by: nothing else of an identity says for good whose it is. */
export type IdentityKey = Pick<Identity, 'issuer' | 'subject'>
