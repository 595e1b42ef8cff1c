import { sealToken } from '@/server/favorites/sharedLists'
import { hashToken } from '@/server/sessions/token'

/** The columns of a share with a token of the test's own. */
export const shareWith = (token: string, secret = 'only-for-these-tests-0123456789') => ({
  token_hash: hashToken(token),
  sealed_token: sealToken(token, secret),
})
